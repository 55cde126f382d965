/** As on GitHub, ids have this prefix, so that they cannot shadow properties of `document`. */
export const ID_PREFIX = 'user-content-'

/** Fragments that the page itself has, or the browser: there, only the prefix leads to the part of a text. */
const PAGE_FRAGMENTS = new Set(['comments', 'main', 'page-data', 'root', 'site-menu', 'top'])

/** The fragment of addresses that lead to the part of a text with an id: without the prefix, as people know it from GitHub. */
export function fragmentOf(id: string): string {
  const name = id.startsWith(ID_PREFIX) ? id.slice(ID_PREFIX.length) : id
  return PAGE_FRAGMENTS.has(name) ? ID_PREFIX + name : name
}
