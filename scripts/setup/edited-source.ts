import { format, resolveConfig } from 'prettier'
import type { ESTree } from 'vite'
import { contentMistake } from '#site-build/warnings/content-mistake.ts'
import { bare, lineAt, propertyOf, exportedObject } from '#site-build/content-file/exported-object.ts'
import type { Change } from '#site-build/content-file/changed-content.ts'

const FILE = 'content/site.ts'

/**
 * Puts new values into `content/site.ts`, in the format of the project. Comments, order and other values stay.
 *
 * @throws Error with file and line when an object is not written in braces
 */
export async function editedSource(source: string, changes: readonly Change[]): Promise<string> {
  // One after the other, because a change may add the object for the next one.
  const edited = changes.reduce(
    (text, { path, value }) => withValue(text, exportedObject(text, FILE), path, value, path),
    source,
  )
  return format(edited, { ...(await resolveConfig(FILE)), filepath: FILE })
}

function withValue(
  source: string,
  object: ESTree.ObjectExpression,
  [name = '', ...inner]: readonly string[],
  value: unknown,
  path: readonly string[],
): string {
  const property = propertyOf(object, name)
  if (property && inner.length > 0) {
    const next = bare(property.value)
    if (next.type === 'ObjectExpression') return withValue(source, next, inner, value, path)
    throw contentMistake(
      `${FILE}:${lineAt(source, next.start)}: ${path.join('.')}: expected ${name} in braces, found "${source.slice(next.start, next.end)}". Change it by hand.`,
    )
  }
  if (value === undefined) return property ? withoutProperty(source, property) : source
  const whole = inner.reduceRight<unknown>((part, key) => ({ [key]: part }), value)
  const written = `${name}: ${JSON.stringify(whole)}`
  if (property) return source.slice(0, property.start) + written + source.slice(property.end)
  const last = object.properties.at(-1)
  const at = last?.end ?? object.start + 1
  return `${source.slice(0, at)}${last ? ', ' : ''}${written}${source.slice(at)}`
}

/** Removes a field with its comma, and its line if nothing else is on it. */
function withoutProperty(source: string, { start, end }: ESTree.ObjectProperty): string {
  const after = source.slice(end).replace(/^\s*,/, '')
  return source.slice(0, start) + after.replace(/^[ \t]*\r?\n/, '')
}
