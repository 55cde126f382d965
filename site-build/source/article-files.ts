import type { FolderEntry } from './article-folder.ts'

/** A picture below the folder `articles`: known by name and size at once, read when somebody wants it. */
export type Picture = {
  /** Below `articles`, with `/` between folders, neither encoded nor decoded: `images/a map.png`. */
  path: string
  /** The git blob SHA-1 of its bytes: an equal one is the same picture. */
  sha: string
  /** bytes */
  size: number
  /** @returns its bytes, checked against `sha`; `null` when they cannot be had, which is never an error of the build */
  read: () => Promise<Buffer | null>
}

/** Everything that the build takes from the place where the articles live. */
export type ArticleFiles = {
  entries: FolderEntry[]
  pictures: Picture[]
  /** When these files were read at their source, ms since 1970: a copy that is kept keeps its own time. */
  takenAt: number
  /** GitHub's number for the repository that they came from; `null` for files of this checkout. */
  repositoryId: number | null
  /** The drafts whose texts are not among the entries, by name: a deployed site tells no more of one. */
  drafts?: readonly string[]
}
