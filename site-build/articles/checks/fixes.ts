import { closestNames } from '#app/lib/closest-names.ts'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { type Destination, writeDestination } from '#markdown/parse/destinations.ts'
import type { Fix } from '#site-build/model.ts'

export type Suggestion = {
  /** For a message: ` (close: "a", "b")`, or empty. */
  hint: string
  /** The name that is safe to write instead, as it would be written. */
  replacement?: string | undefined
}

/**
 * Makes a suggestion of the names that are close to a missing one. A single name is safe to write instead if it has the same digits:
 * `part-1` may not replace `part-2`, but the heading `#131` may replace `#1.31`.
 *
 * @param closeNames as `closestNames` finds them
 * @param show how a name is written in the text
 */
export function suggest(
  missing: string,
  closeNames: readonly string[],
  show = (name: string) => name,
): Suggestion {
  const [closest, ...others] = closeNames
  if (closest === undefined) return { hint: '' }
  const shownNames = closeNames.map((name) => `"${show(name)}"`)
  const hint = ` (close: ${shownNames.join(', ')})`
  const isSafe = others.length === 0 && digitsOf(missing) === digitsOf(closest)
  return { hint, replacement: isSafe ? show(closest) : undefined }
}

/**
 * Comparisons of two names for all suggestions about links, which take 2 to 10 s. A text of 500 kB may have 8,000 broken links, and
 * 4,000 headings to compare each with.
 */
const MAX_COMPARISONS = 2_000_000
/** What a suggestion costs besides, in comparisons: its fix is searched among all destinations of the text. */
const COST_OF_FIX = 1_000

/** Finds names that are similar to a missing one, as `closestNames` does, but none any more after too many comparisons. */
export type FindClosest = typeof closestNames

/** Returns a function that shares one limit of comparisons among its calls, so that no text keeps a build or doctor busy for minutes. */
export function limitedClosestNames(maxComparisons = MAX_COMPARISONS): FindClosest {
  let left = maxComparisons
  return (wanted, names, farthest) => {
    left -= names.length + COST_OF_FIX
    return left < 0 ? [] : closestNames(wanted, names, farthest)
  }
}

/** The digits in the last part of a path. */
function digitsOf(path: string): string {
  const lastPart = /[^/]*\/?$/.exec(path)?.[0] ?? ''
  return lastPart.replaceAll(/\P{N}/gu, '')
}

/** Replaces each destination of a text that has the address of a broken link or picture, if the new address `to` is certain. */
export function destinationFixes(
  { file, destinations }: { file: string; destinations: readonly Destination[] },
  written: string,
  to: string | undefined,
): Fix[] {
  if (to === undefined) return []
  const same = destinations.filter(({ url }) => decoded(url) === decoded(written))
  return same.map(({ start, end }) => ({ file, start, end, to: writeDestination(to) }))
}

/** Browsers use a fragment as it is when it cannot be decoded (HTML, "find a potential indicated element"). */
export function decoded(text: string): string {
  return percentDecoded(text) ?? text
}
