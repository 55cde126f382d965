/** The end of the names of articles' files (LIST-4). */
const EXTENSION = '.md'

/** Slashes, with which a name could reach another repository, control characters, and halves of surrogate pairs. */
const FORBIDDEN = /[/\\\p{Cc}\p{Cs}]/u
const HALF_OF_PAIR = /\p{Cs}/u

/** Whether an article of this name may be requested (ART-4). Dots alone are path steps. */
export function isArticleName(name: string): boolean {
  if (name === '' || name === '.' || name === '..') return false
  return !FORBIDDEN.test(name)
}

/**
 * The name of the article in a file of the listing, which is never decoded (LIST-4, LIST-5); `null` for other files, the page of a
 * section in Hugo and Zola (`_index.de.md`), and a name that no address can contain (half of a surrogate pair).
 */
export function articleNameOf(fileName: string): string | null {
  if (!fileName.endsWith(EXTENSION) || fileName.startsWith('_index.')) return null
  const name = fileName.slice(0, -EXTENSION.length)
  return name === '' || HALF_OF_PAIR.test(name) ? null : name
}

/** The path of the article's page below the base of the site, with the name encoded exactly once (LIST-5). */
export function articlePath(name: string): string {
  return `/blogs/${encodeURIComponent(name)}`
}
