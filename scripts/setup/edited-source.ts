import type { ESTree } from 'vite'
import { contentMistake } from '#content/rules/content-mistake.ts'
import type { Change } from './changes-of.ts'
import { literal } from './literal.ts'
import { bare, propertyOf, siteObject } from '#site-build/content-file/site-object.ts'
import { lineAt } from '#site-build/line-at.ts'

/**
 * `content/site.ts` with new values. Only these are replaced: comments, order and everything else stay.
 *
 * @throws Error with file and line when a field is not written in braces
 */
export function editedSource(source: string, changes: readonly Change[]): string {
  // One after the other, because a change can add the object that the next one belongs into.
  return changes.reduce(
    (text, { path, value }) => withValue(text, siteObject(text), path, value, path),
    source,
  )
}

function withValue(
  source: string,
  object: ESTree.ObjectExpression,
  [name = '', ...inner]: readonly string[],
  value: unknown,
  path: readonly string[],
): string {
  const property = propertyOf(object, name)
  if (!property) {
    if (value === undefined) return source
    const whole = inner.reduceRight<unknown>((part, key) => ({ [key]: part }), value)
    return withProperty(source, object, name, whole)
  }
  if (inner.length > 0) {
    const next = bare(property.value)
    if (next.type === 'ObjectExpression') return withValue(source, next, inner, value, path)
    throw contentMistake(
      `content/site.ts:${lineAt(source, next.start)}: ${path.join('.')}: expected ${name} in braces, found "${source.slice(next.start, next.end)}". Change it by hand.`,
    )
  }
  if (value === undefined) return withoutProperty(source, property)
  const start = property.shorthand ? property.start : property.value.start
  const text = literal(value, columnOf(source, property.start))
  const written = property.shorthand ? `${name}: ${text}` : text
  return source.slice(0, start) + written + source.slice(property.value.end)
}

function withProperty(source: string, object: ESTree.ObjectExpression, name: string, value: unknown): string {
  const last = object.properties.at(-1)
  if (!last) return `${source.slice(0, object.start)}${literal({ [name]: value })}${source.slice(object.end)}`
  const hasLines = source.slice(object.start, last.start).includes('\n')
  const indent = columnOf(source, last.start)
  const between = hasLines ? `,\n${' '.repeat(indent)}` : ', '
  return `${source.slice(0, last.end)}${between}${name}: ${literal(value, indent)}${source.slice(last.end)}`
}

/** Without its comma, and without the line that it leaves empty. */
function withoutProperty(source: string, { start, end }: ESTree.ObjectProperty): string {
  const before = source.slice(0, start)
  const after = source.slice(end).replace(/^\s*,/, '')
  const isAlone = /\n[ \t]*$/.test(before) && /^[ \t]*\r?\n/.test(after)
  if (isAlone) return before.replace(/[ \t]*$/, '') + after.replace(/^[ \t]*\r?\n/, '')
  return before + after.replace(/^[ \t]+/, '')
}

function columnOf(source: string, position: number): number {
  const line = source.slice(source.lastIndexOf('\n', position - 1) + 1, position)
  return line.length - line.trimStart().length
}
