import type { ListingEntry } from '#article-host/listing.ts'

/** One row of the list: an entry of GitHub's listing, with facts from the build. */
export type ListedArticle = ListingEntry & {
  /** The title of the text, if it differs from the name. */
  title?: string
  description?: string
  /** Reading time. */
  minutes?: number
  /** Publication date, ms since 1970. */
  date?: number
  /** How it differs from the built site. */
  mark?: 'new' | 'changed'
}

/** A document of the list: some articles, newest first. */
export type ListDocument = {
  entries: readonly ListedArticle[]
  /** How many articles the site, or the tag, has; the document may have only some of them. */
  total: number
  /** The number of the page (see `listPagePath`). */
  number: number
  /** The tags with the most articles. Only `/blogs` and the pages of tags have them. */
  tags?: string[]
  /** The tag that all articles of this page have. */
  tag?: string
  /** The names of drafts. The live list hides them until a build has seen them published. */
  drafts?: string[]
}
