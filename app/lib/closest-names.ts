import { distance } from 'fastest-levenshtein'

const MOST_SUGGESTIONS = 3
/** In characters, because the time grows with the square of the length. */
const LONGEST_NAME = 200
/** The distance of a partial match, so that the beginning of a long title finds it. */
const PART_OF_NAME = 0.25

/** Finds names that are similar to a missing one, closest first. At most the share `farthest` of their letters differs. */
export function closestNames(wanted: string, names: readonly string[], farthest = 0.5): string[] {
  const from = fold(wanted)
  if (from === '') return []
  return names
    .filter((name) => name !== wanted)
    .map((name) => ({ name, far: remoteness(from, fold(name)) }))
    .filter(({ far }) => far <= farthest)
    .toSorted((a, b) => a.far - b.far)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ name }) => name)
}

/** From 0 (equal) to 1 (nothing in common). */
function remoteness(a: string, b: string): number {
  if (a === b) return 0
  if (b.includes(a) && a.length >= 3) return PART_OF_NAME
  return distance(a, b) / Math.max(a.length, b.length)
}

/** Small letters without accents, and digits, so that `why-momentum-overshoots` is close to a title with spaces. */
function fold(name: string): string {
  return name
    .slice(0, LONGEST_NAME)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
