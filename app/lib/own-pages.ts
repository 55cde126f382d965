/** A page of the owner's own (`pages/<name>.md`), as the navigation names it. Its address is `/<name>`. */
export type OwnPageLink = { name: string; title: string }

/** Such a page with the words of its text, once each, by which the command palette finds it. */
export type SearchedPage = OwnPageLink & { words: string }

/** What the document of such a page says, without its text. */
export type OwnPageSummary = OwnPageLink & { lang?: string }

/** Such a page, as the build knows it. */
export type OwnPage = OwnPageSummary & {
  description: string
  /** The last commit that changed it, ms since 1970; `null` when unknown. */
  changedAt: number | null
  /** The text as HTML. */
  html: string
}
