/** What a build reads of the owner's besides `content/site.ts`, from the root of the project. Tests have their own. */
export type OwnerFiles = {
  /** The folder of the articles. */
  articles: string
  /** The folder of the owner's own pages. */
  pages: string
  /** The style sheet of the owner's tokens. */
  theme: string
}

export const OWNER_FILES: OwnerFiles = { articles: 'articles', pages: 'pages', theme: 'content/theme.css' }
