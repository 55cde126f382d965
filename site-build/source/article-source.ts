import type { Warning } from '#site-build/articles/warnings.ts'

/** One article of the source. */
type ArticleFile = {
  /** Without `.md`. */
  name: string
  bytes: Buffer
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
  articles: ArticleFile[]
  pictures: Picture[]
  /** When the source was last reached, ms since 1970. */
  takenAt: number
  warnings: Warning[]
}
