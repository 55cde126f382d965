import { readFileSync } from 'node:fs'
import type { ESTree } from 'vite'
import type { FieldMistake } from '#content/rules/field-mistakes.ts'
import type { Warning } from '#site-build/warnings/warning.ts'
import { bare, lineAt, propertyOf, exportedObject } from './exported-object.ts'

/**
 * A mistake as a warning, with its line if the file has its fields in braces.
 *
 * @param file from the root, which is the current folder of builds and doctor: `content/site.ts`
 */
export function fieldWarning({ field, message }: FieldMistake, file: string): Warning {
  const warning = { file, message: `${field}: ${message}` }
  try {
    return { ...warning, line: fieldLine(readFileSync(file, 'utf8'), file, field) }
  } catch {
    return warning
  }
}

/**
 * The line of a field, or of the end of the object in which the field is missing.
 *
 * @param field its name in messages: `projects[2].github_link`
 * @throws ContentMistake if the file exports no object in braces
 */
export function fieldLine(source: string, file: string, field: string): number {
  const object = exportedObject(source, file)
  let place: { start: number } = object
  let value: ESTree.Expression = object
  for (const [, name, index] of field.matchAll(/([^.[\]]+)|\[(\d+)\]/g)) {
    const next: Place | null = name === undefined ? elementAt(value, Number(index)) : property(value, name)
    if (!next) return lineAt(source, value.end - 1)
    ;[place, value] = next
  }
  return lineAt(source, place.start)
}

type Place = [place: { start: number }, value: ESTree.Expression]

function property(value: ESTree.Expression, name: string): Place | null {
  const found = value.type === 'ObjectExpression' ? propertyOf(value, name) : undefined
  return found ? [found, bare(found.value)] : null
}

function elementAt(value: ESTree.Expression, index: number): Place | null {
  const found = value.type === 'ArrayExpression' ? value.elements[index] : null
  return found && found.type !== 'SpreadElement' ? [found, bare(found)] : null
}
