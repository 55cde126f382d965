import { element } from './element.ts'
import type { FormattedMarkdown } from './format-markdown.ts'
import { MAX_BYTES } from './limits.ts'
import * as words from './words.ts'

/**
 * Shows a text as it is written, below a sentence that says why. Of a very long text it shows only the beginning.
 *
 * @param reason the end of the sentence, after "because"
 */
export function asWritten(markdown: string, reason: string): FormattedMarkdown {
  const isCut = markdown.length > MAX_BYTES
  const note = words.plainText.replace('{reason}', () => reason) + (isCut ? ` ${words.onlyBeginning}` : '')
  const pieces = piecesOf(markdown.slice(0, MAX_BYTES))
  const children = [
    element('p', { className: ['plain-note'] }, [note]),
    element(
      'pre',
      { className: ['plain-text'], role: 'group', ariaLabel: words.text, tabIndex: 0 },
      pieces.map((piece) => element('span', { className: ['lines'] }, [piece])),
    ),
  ]
  return { title: null, description: '', body: { type: 'root', children }, references: [] }
}

/** Pieces of at most 8,000 characters, which end with a line if possible. Browsers lay out those near the window (`long.css`). */
function piecesOf(text: string): string[] {
  return text.match(/[^]{1,8000}(?:\n|$)|[^]{1,8000}/gu) ?? []
}
