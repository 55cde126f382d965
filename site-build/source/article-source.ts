import type { Warning } from '#site-build/articles/warnings.ts'

/** One article as its source has it. */
export type ArticleFile = {
  /** Without `.md`. */
  name: string
  bytes: Buffer
  /** The git blob id of its bytes. */
  id: string
  /** When its first commit was made, ms since 1970; `null` where no history is known. */
  createdAt: number | null
  /** When its last commit was made, ms since 1970; `null` where no history is known. */
  changedAt: number | null
}

/** A picture below the folder `articles`. Its bytes are read only when a page shows it. */
export type Picture = {
  /** Below `articles`, with `/` between folders, not encoded: `images/a map.png`. */
  path: string
  /** The git blob id of its bytes. */
  id: string
  /** bytes */
  size: number
  /** @returns its bytes; `null` when they cannot be read, which never fails the build */
  read: () => Promise<Buffer | null>
}

/** Everything that the build takes from the place where the articles live. */
export type ArticleSource = {
  articles: ArticleFile[]
  pictures: Picture[]
  /** When the source was last reached, ms since 1970. */
  takenAt: number
  /** What the owner should know about the source. */
  warnings: Warning[]
}
