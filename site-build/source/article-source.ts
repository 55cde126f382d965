import type { Warning } from '#site-build/read/warnings.ts'

/** One article of the source, without its text. */
export type SourceArticle = {
  /** Without `.md`. */
  name: string
  /** The git blob id of its bytes. */
  sha: string
  /** The time of its last commit, ms since 1970; `null` without a known history. */
  changedAt: number | null
}

/** A picture. Its path below `articles` has `/` between folders, and is not encoded: `images/a map.png`. */
export type Picture = { path: string; read: () => Promise<Buffer> }

/** The articles and pictures that the build reads. */
export type ArticleSource = {
  articles: SourceArticle[]
  /** Reads the text of an article, so that not all are in memory. @throws Error when its file has changed since it was listed */
  read: (article: Pick<SourceArticle, 'name' | 'sha'>) => string
  pictures: Picture[]
  /** The time of the last successful read, ms since 1970. */
  takenAt: number
  warnings: Warning[]
}

export const NO_SOURCE: ArticleSource = {
  articles: [],
  read: () => '',
  pictures: [],
  takenAt: Date.now(),
  warnings: [],
}
