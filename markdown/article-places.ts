/** Where the links and images of an article lead. It is plain data, so that workers and threads can receive it. */
export type ArticlePlaces = {
  /** The root of the repository on the raw host, with a slash at the end. Images are below it. */
  filesBase: string
  /** The path on this site that article pages are below, with a slash at the end. */
  articlesBase: string
  /** Where GitHub shows the repository's other files, with a slash at the end; `null` where nothing shows them. */
  repositoryBase: string | null
}

/** What a link or an image of an article refers to. */
export type Reference = {
  kind: 'article' | 'picture' | 'nowhere'
  /** The name of the article, empty for the text's own; the address of the image; else the destination as written. */
  to: string
  /** The destination as the text has it. */
  written: string
  /** The line, from 1, where the parser knows it. */
  line: number | undefined
}
