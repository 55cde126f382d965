import type { Element, Root } from 'hast'
import type { RenderedMarkdown } from './rendered-markdown.ts'

/** GitHub itself cuts a rendered document at this size, bytes. */
export const MAX_BYTES = 512_000

/**
 * A text that is not formatted, as it is written, below one line that says why.
 *
 * @param reason the rest of a sentence ("… is shown as plain text, because")
 */
export function plainText(markdown: string, reason: string): RenderedMarkdown {
  const isCut = markdown.length > MAX_BYTES
  const note = `This article is shown as plain text, because ${reason}.${isCut ? ' Only its beginning is here.' : ''}`
  const body: Root = {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'p',
        properties: { className: ['plain-note'] },
        children: [{ type: 'text', value: note }],
      },
      {
        type: 'element',
        tagName: 'pre',
        properties: { className: ['plain-text'], role: 'group', ariaLabel: 'Text', tabIndex: 0 },
        children: piecesOf(markdown.slice(0, MAX_BYTES)).map(pieceOf),
      },
    ],
  }
  return { title: null, description: '', body, references: [] }
}

/**
 * A text in pieces of at most 8,000 characters: browsers lay out those near the window alone (`long.css`). They end with
 * a line, but within a line that is longer.
 */
function piecesOf(text: string): string[] {
  return text.match(/[^]{1,8000}(?:\n|$)|[^]{1,8000}/gu) ?? []
}

function pieceOf(value: string): Element {
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: ['lines'] },
    children: [{ type: 'text', value }],
  }
}
