import { distance } from 'fastest-levenshtein'

/** More would be a list of its own. */
const MOST_SUGGESTIONS = 3
/** The share of letters that may differ. Beyond, a suggestion is a guess. */
const FARTHEST = 0.5
/** The work grows with the square of the length, and anyone can write an address. */
const LONGEST_NAME = 200
/** What a partial match counts for: whoever typed the beginning of a long title meant it. */
const PART_OF_NAME = 0.25

/**
 * The names that somebody may have meant, the closest first: by the letters that would have to change, whatever their case
 * and accents, or by being a part of the other.
 *
 * @param wanted the name that does not exist
 * @param names those that do
 */
export function closestNames(wanted: string, names: readonly string[]): string[] {
  const from = folded(wanted)
  if (from === '') return []
  return names
    .filter((name) => name !== wanted)
    .map((name) => ({ name, far: remoteness(from, folded(name)) }))
    .filter(({ far }) => far <= FARTHEST)
    .toSorted((a, b) => a.far - b.far)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ name }) => name)
}

/** From 0 (the same) to 1 (nothing in common). */
function remoteness(a: string, b: string): number {
  if (a === b) return 0
  if (b.includes(a) && a.length >= 3) return PART_OF_NAME
  return distance(a, b) / Math.max(a.length, b.length)
}

/** Letters and digits only, so that `why-momentum-overshoots` is close to a title with spaces. */
function folded(name: string): string {
  return name
    .slice(0, LONGEST_NAME)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
