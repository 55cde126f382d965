/** The bases of an article's links and images, as plain data for workers and threads. An `ArticleHost` has the first two. */
export type ArticlePlaces = {
  /** The root of the repository for pictures, with a slash at the end. */
  files: string
  /** The root of the repository for people, with a slash at the end; `null` if no page shows its files. */
  pages: string | null
  /** The path of the site, with a slash at both ends. */
  base: string
  /** The folder of the text, from the root of the repository; that of the articles if left out. */
  folder?: string
}

/** A link, a picture or a formula of an article, which the build checks. */
export type Reference = {
  /**
   * `nowhere` is a link without a destination, `blank` a link that is text because its path contains a blank, `formula` a formula
   * that cannot be shown, and `foreign` a mark of another program (`foreignMarks`).
   */
  kind: 'article' | 'picture' | 'cover' | 'nowhere' | 'blank' | 'formula' | 'foreign'
  /**
   * For an article its name, empty for the same text; for another page or a file of the site its path after a slash; for an image its
   * address; for a formula the reason why it is not shown; for a mark its kind; else the destination as written.
   */
  to: string
  /** The destination, the formula or the mark in the source. */
  written: string
  /** The line, from 1, if the parser knows it. */
  line: number | undefined
}
