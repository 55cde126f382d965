/** Where the links and images of an article lead. It is plain data, which workers and threads can receive. An `ArticleHost` has
 * the first two. */
export type ArticlePlaces = {
  /** The root of the repository for pictures, with a slash at the end. */
  files: string
  /** The root of the repository for people, with a slash at the end; `null` if nothing shows its files. */
  pages: string | null
  /** The path of the site, with a slash at both ends. */
  base: string
  /** The folder of the text, from the root of the repository; that of the articles if left out. */
  folder?: string
}

/** What the build checks in the text of an article. */
export type Reference = {
  /** `nowhere` is a link without a destination, `blank` one that is text, and `formula` one that cannot be shown. */
  kind: 'article' | 'picture' | 'cover' | 'nowhere' | 'blank' | 'formula'
  /**
   * The name of the article, or of a page with a slash before it, empty for the same text; the address of the image; the reason why a formula is not shown; else
   * the destination as written.
   */
  to: string
  /** The destination, or the formula, in the source. */
  written: string
  /** The line, from 1, if the parser knows it. */
  line: number | undefined
}
