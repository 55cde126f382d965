import type { Blockquote, Paragraph, Root } from 'mdast'
import { caution, important, note, tip, warning } from '#markdown/words.ts'

const TITLES: Readonly<Record<string, string>> = { note, tip, important, warning, caution }

/** The mark, alone on the first line. */
const MARK = /^\[!(note|tip|important|warning|caution)\](?:\r?\n|$)/i

/** Marks GitHub's alerts: top-level quotes with `[!NOTE]` or another mark alone on the first line. Changes the tree in place. */
export function markAlerts(tree: Root): void {
  for (const node of tree.children) if (node.type === 'blockquote') markAlert(node)
}

function markAlert(quote: Blockquote): void {
  const [opening, ...others] = quote.children
  if (opening?.type !== 'paragraph') return
  const [first, ...after] = opening.children
  if (first?.type !== 'text') return
  const [mark, name = ''] = MARK.exec(first.value) ?? []
  if (mark === undefined) return
  // The line may also end with a hard break.
  const endsWithBreak = !mark.endsWith('\n')
  if (endsWithBreak && after[0] && after[0].type !== 'break') return
  const value = first.value.slice(mark.length)
  const words = value === '' ? after.slice(endsWithBreak ? 1 : 0) : [{ ...first, value }, ...after]
  const blocks = words.length === 0 ? others : [{ ...opening, children: words }, ...others]
  if (blocks.length === 0) return
  const kind = name.toLowerCase()
  const title: Paragraph = {
    type: 'paragraph',
    data: { hProperties: { className: ['alert-title'] } },
    children: [{ type: 'text', value: TITLES[kind] ?? kind }],
  }
  quote.data = { hName: 'div', hProperties: { className: ['alert', `alert-${kind}`] } }
  quote.children = [title, ...blocks]
}
