import type { Problem } from '#site-build/server-entry.ts'
import { suggestedField } from './suggested-field.ts'

/** What the owner has to correct in one article: a line for each problem, with file and line. */
export function problemNotes(file: string, problems: readonly Problem[]): string[] {
  return problems.map(
    ({ line, field, expected, found }) =>
      `${file}:${line}: ${field ?? 'frontmatter'}: expected ${expected}, found ${found === '' ? 'nothing' : `"${found}"`}`,
  )
}

/**
 * The fields that mean nothing, and look like one that does: each is a problem of its own.
 *
 * @param lineOf the line of a field, from 1
 */
export function misspeltFields(unknown: readonly string[], lineOf: (name: string) => number): Problem[] {
  return unknown.flatMap((name) => {
    const field = suggestedField(name)
    return field === null ? [] : [{ line: lineOf(name), field, expected: `the name "${field}"`, found: name }]
  })
}

/** Files that are named one by one; a hint is no list. */
const MOST_FILES = 3

/**
 * One hint for all articles together: other tools may have a use for such fields, so nothing is wrong with them.
 *
 * @param files the files of each such field, by its name
 */
export function unknownFieldsNote(files: ReadonlyMap<string, readonly string[]>): string[] {
  if (files.size === 0) return []
  const fields = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return [`Fields of frontmatter that mean nothing here: ${fields.map(withFiles).join('; ')}`]
}

function withFiles([field, files]: [string, readonly string[]]): string {
  const others = files.length - MOST_FILES
  return `${field} (${files.slice(0, MOST_FILES).join(', ')}${others > 0 ? ` and ${others} more` : ''})`
}
