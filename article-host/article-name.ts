/** Whether an article of this name may be requested (ART-4): slashes could reach another repository, and dots are path steps. */
export function isArticleName(name: string): boolean {
  return /^(?!\.\.?$)[^/\\\p{Cc}\p{Cs}]+$/u.test(name)
}

/**
 * The name of the article in a file of the listing, which is never decoded (LIST-4, LIST-5); `null` for other files, the page of a
 * section in Hugo and Zola (`_index.de.md`), and a name that no address can contain (half of a surrogate pair).
 */
export function articleNameOf(fileName: string): string | null {
  return /^(?!_index\.)\P{Cs}+\.md$/u.test(fileName) ? fileName.slice(0, -3) : null
}

/** The path of the article's page below the base of the site, with the name encoded exactly once (LIST-5). */
export function articlePath(name: string): string {
  return `/blogs/${encodeURIComponent(name)}`
}
