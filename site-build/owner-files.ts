/** What a build reads of the owner's, from the root of the project. Tests have their own. */
export type OwnerFiles = {
  /** The content, for the lines of its mistakes. */
  site: string
  /** The words, for theirs. */
  words: string
  /** The folder of the articles. */
  articles: string
  /** The folder of the owner's own pages. */
  pages: string
  /** The style sheet of the owner's tokens. */
  theme: string
}

export const OWNER_FILES: OwnerFiles = {
  site: 'content/site.ts',
  words: 'content/words.ts',
  articles: 'articles',
  pages: 'pages',
  theme: 'content/theme.css',
}
