/** A page of the owner's own (`pages/<name>.md`), as the navigation and its document name it. Its address is `/<name>`. */
export type OwnPageLink = { name: string; title: string; lang?: string }

/** Such a page with the words of its text, once each, by which the command palette finds it. */
export type SearchedPage = OwnPageLink & { words: string }

/** Such a page, as the build knows it. */
export type OwnPage = OwnPageLink & {
  description: string
  /** The last commit that changed it, ms since 1970; `null` when unknown. */
  changedAt: number | null
  /** The text as HTML. */
  html: string
}
