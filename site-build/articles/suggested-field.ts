import { distance } from 'fastest-levenshtein'
import { FIELD_NAMES } from '#markdown/frontmatter/frontmatter.ts'

/** Up to so many letters a name is short: with two others it is another word. */
const SHORT = 4

/**
 * The field of frontmatter that a name which means nothing was probably meant as: the closest one, with one letter that is
 * missing, wrong or too many, in names that are not short with two, or with two letters that have changed places.
 *
 * @returns `null` when none is that close
 */
export function suggestedField(name: string): string | null {
  const written = name.toLowerCase()
  const [closest] = FIELD_NAMES.map((field) => ({ field, edits: distance(written, field) }))
    .filter(({ field, edits }) => edits <= (field.length <= SHORT ? 1 : 2) || hasSameLetters(written, field))
    .toSorted((a, b) => a.edits - b.edits)
  return closest?.field ?? null
}

function hasSameLetters(a: string, b: string): boolean {
  return lettersOf(a) === lettersOf(b)
}

function lettersOf(word: string): string {
  return Array.from(word).toSorted().join('')
}
