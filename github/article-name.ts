const EXTENSION = '.md'

/**
 * Whether an article of this name may be asked for (ART-4). A slash or a backslash could reach another repository, a
 * control character (C0, DEL, C1) or half of a surrogate pair is in no honest name, and the dots are path steps.
 *
 * @param name a name as it is, not percent-encoded
 */
export function isArticleName(name: string): boolean {
  return name !== '' && hasArticlePath(name) && !/[/\\\p{Cc}\p{Cs}]/u.test(name)
}

/**
 * Whether `articlePath` leads to a page of its own: browsers resolve `.` and `..` as path steps, even percent-encoded
 * (WHATWG URL, "double-dot URL path segment"), so `/blogs/..` would open the home page.
 */
export function hasArticlePath(name: string): boolean {
  return name !== '.' && name !== '..'
}

/**
 * The article that a file holds (LIST-4, LIST-5).
 *
 * @param fileName an entry's name in the listing; GitHub's names are raw text and are never decoded
 * @returns the name without `.md` (case-sensitive); `null` for other files, for a mere `.md`, and for a name that no
 *   address can carry (half of a surrogate pair)
 */
export function articleNameOf(fileName: string): string | null {
  if (!fileName.endsWith(EXTENSION) || fileName === EXTENSION) return null
  return /\p{Cs}/u.test(fileName) ? null : fileName.slice(0, -EXTENSION.length)
}

/**
 * The article's page, below the base of the site (LIST-5).
 *
 * @param name a name as it is; it is encoded here, exactly once
 * @throws URIError for half of a surrogate pair, which `articleNameOf` never returns
 */
export function articlePath(name: string): string {
  return `/blogs/${encodeURIComponent(name)}`
}

/**
 * The name in the address of an article's page (ART-4): decoded exactly once.
 *
 * @param segment the last segment of the path, as the browser holds it
 * @returns the name, still to be checked by `isArticleName`; `null` when the encoding is malformed
 */
export function articleNameFromSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
