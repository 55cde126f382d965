import type { FrontmatterReading } from './server-entry.ts'

/** What the owner has to know of one article's frontmatter: a line for each problem, with file and line. */
export function problemNotes(file: string, { problems }: Pick<FrontmatterReading, 'problems'>): string[] {
  return problems.map(
    ({ line, field, expected, found }) =>
      `${file}:${line}: ${field ?? 'frontmatter'}: expected ${expected}, found ${found === '' ? 'nothing' : `"${found}"`}`,
  )
}

/** One hint for all articles together: other tools may have a use for such fields, so nothing is wrong with them. */
export function unknownFieldsNote(names: ReadonlySet<string>): string[] {
  if (names.size === 0) return []
  return [`articles/: fields of frontmatter that mean nothing here: ${[...names].toSorted().join(', ')}`]
}
