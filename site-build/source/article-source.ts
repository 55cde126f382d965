import type { Warning } from '#site-build/warnings/warning.ts'

/** One article of the source, without its text. */
export type SourceArticle = {
  /** Without `.md`. */
  name: string
  /** The git blob id of its bytes. */
  sha: string
  /** When its last commit was made, ms since 1970; `null` where no history is known. */
  changedAt: number | null
}

/** A picture below the folder `articles`. */
export type Picture = {
  /** Below `articles`, with `/` between folders, not encoded: `images/a map.png`. */
  path: string
  /** The git blob id of its bytes. */
  sha: string
  /** Its bytes, read only when a page shows it; `null` when they cannot be read. */
  read: () => Promise<Buffer | null>
}

/** Everything that the build takes from the source. */
export type ArticleSource = {
  articles: SourceArticle[]
  /** Reads the text of an article. Nobody needs all of them at once. @throws Error when its file has changed since it was listed */
  read: (article: Pick<SourceArticle, 'name' | 'sha'>) => string
  pictures: Picture[]
  /** When the source was last reached, ms since 1970. */
  takenAt: number
  warnings: Warning[]
}

/** A source without articles. */
export const NO_SOURCE: ArticleSource = {
  articles: [],
  read: () => '',
  pictures: [],
  takenAt: Date.now(),
  warnings: [],
}
