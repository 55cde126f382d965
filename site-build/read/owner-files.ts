/** The paths of the owner's files, from the root of the project. Tests have others. */
export type OwnerFiles = {
  site: string
  words: string
  articles: string
  /** This folder may be missing. */
  pages: string
  theme: string
}

export const OWNER_FILES: OwnerFiles = {
  site: 'content/site.yaml',
  words: 'content/words.yaml',
  articles: 'articles',
  pages: 'pages',
  theme: 'content/theme.css',
}
