import type { Root } from 'hast'

/** A link or an image that leads to this site or to its repository, or nowhere. The build checks them. */
export type Reference = {
  kind: 'article' | 'picture' | 'nowhere'
  /** The article's name, empty for the text itself; the address of the picture; otherwise as written. */
  to: string
  /** The destination as the text has it. */
  written: string
  /** The line of the text, from 1; raw addresses have none. */
  line: number | undefined
}

/** A text as a page shows it. */
export type RenderedMarkdown = {
  /** The heading of level 1 that opens the document, no longer in the body; `null` when there is none. */
  title: string | null
  /** The first paragraph, 160 characters at most; may be empty. */
  description: string
  /** Plain data: elements and attributes of the allow-list, and text. */
  body: Root
  references: Reference[]
}
