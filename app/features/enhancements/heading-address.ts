import { percentDecoded } from '#app/lib/percent-decoded.ts'

/** `ID_PREFIX` of the texts, which would be a file of its own if it were imported; the test holds both together. */
const PREFIX = 'user-content-'

/**
 * Leads to the heading that the address names as GitHub's do, without the prefix of its id. GitHub has a script for this, too.
 * Nothing happens where the address names something else, or nothing.
 */
export function leadToHeading(document: Document): void {
  const { location } = document
  const id = percentDecoded(location.hash.slice(1))
  if (!id || document.getElementById(id) || !document.getElementById(PREFIX + id)) return
  location.replace(`#${PREFIX}${location.hash.slice(1)}`)
}
