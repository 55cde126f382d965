import type { Element, Root } from 'hast'
import type { FormattedMarkdown } from './format-markdown.ts'
import { MAX_BYTES } from './limits.ts'

/**
 * A text as it is written, below a sentence that says why. Of a very long text only the beginning is shown.
 *
 * @param reason the end of the sentence, after "because"
 */
export function asWritten(markdown: string, reason: string): FormattedMarkdown {
  const isCut = markdown.length > MAX_BYTES
  const note = `This article is shown as plain text, because ${reason}.${isCut ? ' Only its beginning is here.' : ''}`
  const body: Root = {
    type: 'root',
    children: [
      element('p', { className: ['plain-note'] }, [{ type: 'text', value: note }]),
      element(
        'pre',
        { className: ['plain-text'], role: 'group', ariaLabel: 'Text', tabIndex: 0 },
        piecesOf(markdown.slice(0, MAX_BYTES)).map((value) =>
          element('span', { className: ['lines'] }, [{ type: 'text', value }]),
        ),
      ),
    ],
  }
  return { title: null, description: '', body, references: [] }
}

/** Pieces of at most 8,000 characters, which browsers lay out only near the window (`long.css`). They end with a line if possible. */
function piecesOf(text: string): string[] {
  return text.match(/[^]{1,8000}(?:\n|$)|[^]{1,8000}/gu) ?? []
}

function element(tagName: string, properties: Element['properties'], children: Element['children']): Element {
  return { type: 'element', tagName, properties, children }
}
