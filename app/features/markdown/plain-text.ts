import type { Root } from 'hast'
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
        children: [{ type: 'text', value: markdown.slice(0, MAX_BYTES) }],
      },
    ],
  }
  return { title: null, description: '', body }
}
