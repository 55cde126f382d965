/**
 * Whether an article of this name may be requested (ART-4). A slash or a backslash could reach another repository, dots
 * are path steps, and control characters or half of a surrogate pair are never meant.
 *
 * @param name not percent-encoded
 */
export function isArticleName(name: string): boolean {
  return /^(?!\.\.?$)[^/\\\p{Cc}\p{Cs}]+$/u.test(name)
}

/**
 * Whether `articlePath` leads to a page: browsers resolve `.` and `..` as path steps, even percent-encoded (WHATWG URL,
 * "double-dot URL path segment").
 */
export function hasArticlePath(name: string): boolean {
  return name !== '.' && name !== '..'
}

/**
 * The name of the article in a file of the listing (LIST-4, LIST-5).
 *
 * @param fileName as GitHub lists it, which is raw text and never decoded
 * @returns the name without `.md` (case-sensitive); `null` for other files, for `.md` alone, for the page of a section in Hugo
 *   and Zola (`_index.md`, `_index.de.md`), and for a name that no address can contain (half of a surrogate pair)
 */
export function articleNameOf(fileName: string): string | null {
  return /^(?!_index\.)\P{Cs}+\.md$/u.test(fileName) ? fileName.slice(0, -3) : null
}

/**
 * The path of the article's page below the base of the site (LIST-5).
 *
 * @param name encoded here, exactly once
 * @throws URIError for half of a surrogate pair, which `articleNameOf` never returns
 */
export function articlePath(name: string): string {
  return `/blogs/${encodeURIComponent(name)}`
}
