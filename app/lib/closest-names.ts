import { distance } from 'fastest-levenshtein'

const MAX_SUGGESTIONS = 3
/** The most characters of a name that are compared, because the time grows with the square of the length. */
const MAX_LENGTH = 200
/** The difference of a name that contains what is wanted, so that the beginning of a long title finds it. */
const DIFFERENCE_OF_PART = 0.25

/**
 * Finds names that are similar to a missing one, closest first.
 *
 * @param farthest the largest share of letters that differ, from 0 to 1
 * @returns at most three names
 */
export function closestNames(wanted: string, names: readonly string[], farthest = 0.5): string[] {
  const foldedWanted = fold(wanted)
  if (foldedWanted === '') return []
  const candidates = names
    .filter((name) => name !== wanted)
    .map((name) => ({ name, difference: differenceOf(foldedWanted, fold(name)) }))
  return candidates
    .filter(({ difference }) => difference <= farthest)
    .toSorted((a, b) => a.difference - b.difference)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name }) => name)
}

/** How different two names are, from 0 (equal) to 1 (nothing in common): the share of letters that differ, less for a part of a name. */
function differenceOf(wanted: string, name: string): number {
  if (wanted === name) return 0
  const isPart = wanted.length >= 3 && name.includes(wanted)
  if (isPart) return DIFFERENCE_OF_PART
  return distance(wanted, name) / Math.max(wanted.length, name.length)
}

/** Small letters without accents, and digits, so that `why-momentum-overshoots` is close to a title with spaces. */
function fold(name: string): string {
  return name
    .slice(0, MAX_LENGTH)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
