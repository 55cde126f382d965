import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { type Destination, writeDestination } from '#markdown/parse/destinations.ts'
import type { Fix } from '#site-build/model.ts'

/**
 * Suggests names close to a missing one, as `show` writes them in the text. A single one is safe to write (`only`) if it has the same
 * digits: `part-2` is not `part-1`, but `#1.31` is the heading `#131`.
 */
export function suggest(wanted: string, names: readonly string[], show = (name: string) => name) {
  const [first, ...others] = names
  if (first === undefined) return { hint: '' }
  const hint = ` (close: ${names.map((name) => `"${show(name)}"`).join(', ')})`
  const digits = (path: string) => /[^/]*\/?$/.exec(path)?.[0].replaceAll(/\P{N}/gu, '')
  const isSafe = others.length === 0 && digits(wanted) === digits(first)
  return { hint, only: isSafe ? show(first) : undefined }
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
