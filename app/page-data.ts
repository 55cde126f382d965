import { createContext, type ReactNode } from 'react'
import type { SnapshotArticle, SnapshotIndex } from './lib/snapshot.ts'

/** An article as a page shows it: what the snapshot says of it, and its text as something to render. */
export type ShownArticle = Omit<SnapshotArticle, 'body'> & {
  text: ReactNode
  /** GitHub lists another text under the name. */
  isDoubtful?: boolean
}

/** The saved copy that a document brings along (SAVE-1): the list, or one article. */
export type PageData = { index?: SnapshotIndex; article?: ShownArticle }

export const PageDataContext = createContext<PageData>({})
