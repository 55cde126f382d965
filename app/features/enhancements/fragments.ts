import { percentDecoded } from '#app/lib/percent-decoded.ts'

/** `ID_PREFIX` of the texts. An import would be one more file to load; the test compares the two. */
export const ID_PREFIX = 'user-content-'

/** A fragment without the prefix of our ids, as people know it from GitHub. */
export function withoutPrefix(fragment: string): string {
  return fragment.startsWith(ID_PREFIX) ? fragment.slice(ID_PREFIX.length) : fragment
}

/**
 * Shows the address of a heading or footnote without the prefix of its id, because people copy it. Older links have the prefix. The
 * document keeps its position, and the entry of the history its state.
 */
export function shortenAddress(): void {
  const fragment = location.hash.slice(1)
  const short = withoutPrefix(fragment)
  if (short === fragment) return
  const name = percentDecoded(short) ?? short
  // Elsewhere only the prefix leads to it: the page has an element with this id, or the text has no part of this name.
  const isFree = document.getElementById(name) === null
  const isNamed = document.getElementsByName(name).length > 0
  if (isFree && isNamed) history.replaceState(history.state, '', `#${short}`)
}
