import type { Nodes as HtmlNodes } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Nodes as MarkdownNodes } from 'mdast'

type Nodes = HtmlNodes | MarkdownNodes

/** Whether a tree has more than `limit` nodes. It stops counting there. */
export function hasMoreNodes(tree: Nodes, limit: number): boolean {
  return sizeUpTo(tree, limit) > limit
}

/** The number of a tree's nodes, or some number above `limit`. No recursion: a deep tree must not overflow the stack. */
export function sizeUpTo(tree: Nodes, limit: number): number {
  const waiting: Nodes[] = [tree]
  let size = 0
  for (let node = waiting.pop(); node && size <= limit; node = waiting.pop()) {
    size += 1
    if ('children' in node) for (const child of node.children) waiting.push(child)
  }
  return size
}

/** With more nodes, or characters, than these the styles have browsers lay out only what is near the window (`long.css`). */
const LONG_NODES = 3_000
const LONG_TEXT = 50_000

/** Whether a text is long enough to be laid out piece by piece. */
export function isLongText(tree: HtmlNodes): boolean {
  return hasMoreNodes(tree, LONG_NODES) || toString(tree).length > LONG_TEXT
}
