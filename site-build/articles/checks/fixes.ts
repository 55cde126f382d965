import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { type Destination, writeDestination } from '#markdown/parse/destinations.ts'
import type { Fix } from '#site-build/model.ts'

type Suggestion = {
  /** For a message: ` (close: "a", "b")`, or empty. */
  hint: string
  /** The name as it would be written, if only this one is likely. */
  only?: string | undefined
}

/**
 * Suggests names close to a missing one. A single one is safe to write if it has the same digits: `part-2` is not `part-1`, but `#1.31`
 * is the heading `#131`.
 *
 * @param show how a name is written in the text
 */
export function suggest(wanted: string, names: readonly string[], show = (name: string) => name): Suggestion {
  const [first, ...others] = names
  if (first === undefined) return { hint: '' }
  const shownNames = names.map((name) => `"${show(name)}"`)
  const hint = ` (close: ${shownNames.join(', ')})`
  const isSafe = others.length === 0 && digitsOf(wanted) === digitsOf(first)
  return { hint, only: isSafe ? show(first) : undefined }
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
