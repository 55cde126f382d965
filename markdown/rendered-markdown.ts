import type { Root } from 'hast'

/** A text as a page shows it. */
export type RenderedMarkdown = {
  /** The heading of level 1 that opens the document, no longer in the body; `null` when there is none. */
  title: string | null
  /** The first paragraph, 160 characters at most; may be empty. */
  description: string
  /** Plain data: elements and attributes of the allow-list, and text. */
  body: Root
}
