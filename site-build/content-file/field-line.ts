import type { ESTree } from 'vite'
import { bare, lineAt, propertyOf, siteObject } from './site-object.ts'

/**
 * The line of a field in `content/site.ts`, or of the end of the object that it is missing from.
 *
 * @param field as messages name it: `projects[2].github_link`
 */
export function fieldLine(source: string, field: string): number {
  let place: { start: number } = siteObject(source)
  let value: ESTree.Expression = siteObject(source)
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
