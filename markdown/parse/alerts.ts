import type { Blockquote, Paragraph, Root } from 'mdast'
import { caution, important, note, tip, warning } from '#markdown/words.ts'

const TITLES: Readonly<Record<string, string>> = { note, tip, important, warning, caution }

/** The mark, alone on the first line. */
const MARK = /^\[!(note|tip|important|warning|caution)\](?:\r?\n|$)/i

/**
 * Marks GitHub's alerts: top-level quotes whose first line is `[!NOTE]` or one of the other four marks, in any case, with more
 * text below (docs.github.com, "Basic writing and formatting syntax", section "Alerts"). Changes the tree in place.
 */
export function markAlerts(tree: Root): void {
  for (const node of tree.children) {
    if (node.type === 'blockquote') markAlert(node)
  }
}

function markAlert(quote: Blockquote): void {
  const [opening, ...others] = quote.children
  if (opening?.type !== 'paragraph') return
  const [first, second] = opening.children
  if (first?.type !== 'text') return
  const mark = MARK.exec(first.value)
  if (!mark) return
  // The line may end with a hard break.
  const isAlone = mark[0].endsWith('\n') || second === undefined || second.type === 'break'
  if (!isAlone) return
  const rest = withoutMark(opening, mark[0])
  if (rest === null && others.length === 0) return
  const kind = (mark[1] ?? '').toLowerCase()
  quote.data = { hName: 'div', hProperties: { className: ['alert', `alert-${kind}`] } }
  quote.children = [titled(TITLES[kind] ?? kind), ...(rest ? [rest] : []), ...others]
}

/** @returns `null` if nothing follows the mark */
function withoutMark(paragraph: Paragraph, mark: string): Paragraph | null {
  const [first, ...rest] = paragraph.children
  if (first?.type !== 'text') return null
  const value = first.value.slice(mark.length)
  const others = rest[0]?.type === 'break' && value === '' && !mark.endsWith('\n') ? rest.slice(1) : rest
  const children = value === '' ? others : [{ ...first, value }, ...others]
  return children.length > 0 ? { ...paragraph, children } : null
}

function titled(label: string): Paragraph {
  return {
    type: 'paragraph',
    data: { hProperties: { className: ['alert-title'] } },
    children: [{ type: 'text', value: label }],
  }
}
