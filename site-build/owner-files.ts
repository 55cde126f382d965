/** The paths of the owner's files, from the root of the project. Tests have others. */
export type OwnerFiles = {
  /** Exports `site`. */
  site: string
  /** Exports `words`. */
  words: string
  /** A folder. */
  articles: string
  /** The folder of the owner's pages; it may be missing. */
  pages: string
  /** The style sheet with the owner's tokens; it may be missing. */
  theme: string
}

export const OWNER_FILES: OwnerFiles = {
  site: 'content/site.ts',
  words: 'content/words.ts',
  articles: 'articles',
  pages: 'pages',
  theme: 'content/theme.css',
}
