/** The paths of the owner's files, from the root of the project. Tests have others. */
export type OwnerFiles = typeof OWNER_FILES

export const OWNER_FILES = {
  site: 'content/site.yaml',
  words: 'content/words.yaml',
  articles: 'articles',
  /** This folder may be missing. */
  pages: 'pages',
  theme: 'content/theme.css',
}
