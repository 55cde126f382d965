import { percentDecoded } from '#app/lib/percent-decoded.ts'

/** `ID_PREFIX` of the texts. An import would be one more file to load; the test compares the two. */
const PREFIX = 'user-content-'

/**
 * Scrolls to the heading that the address names without the prefix of its id, as addresses on GitHub do. GitHub has a script for
 * this, too. Other addresses are ignored.
 */
export function leadToHeading(document: Document): void {
  const { location } = document
  const id = percentDecoded(location.hash.slice(1))
  if (!id || document.getElementById(id) || !document.getElementById(PREFIX + id)) return
  location.replace(`#${PREFIX}${location.hash.slice(1)}`)
}
