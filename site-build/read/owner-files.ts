/** The paths of the owner's files, from the root of the project. Tests have others. */
export type OwnerFiles = {
  /** Who the owner is, and what the site says. */
  site: string
  /** The owner's words of the interface. */
  words: string
  /** A folder. */
  articles: string
  /** The folder of the owner's pages; it may be missing. */
  pages: string
  /** The style sheet with the owner's tokens; it may be missing. */
  theme: string
}

export const OWNER_FILES: OwnerFiles = {
  site: 'content/site.yaml',
  words: 'content/words.yaml',
  articles: 'articles',
  pages: 'pages',
  theme: 'content/theme.css',
}
