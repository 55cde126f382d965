import type { Nodes as HtmlNodes } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Nodes as MarkdownNodes } from 'mdast'

/** Whether a tree has more than `limit` levels below its root. It does not recurse, because deep trees overflow the stack. */
export function isDeeperThan(tree: HtmlNodes | MarkdownNodes, limit: number): boolean {
  let level: (HtmlNodes | MarkdownNodes)[] = [tree]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true
    level = level.flatMap<HtmlNodes | MarkdownNodes>((node) => ('children' in node ? node.children : []))
  }
  return false
}

/**
 * Whether a tree has more than `limit` nodes. A code block counts as one, because its lines are laid out only near the window
 * (`long.css`) and its colours have their own limit.
 */
export function hasMoreNodes(tree: HtmlNodes, limit: number): boolean {
  const waiting: HtmlNodes[] = [tree]
  let size = 0
  for (let node = waiting.pop(); node && size <= limit; node = waiting.pop()) {
    size += 1
    const isCode = node.type === 'element' && node.tagName === 'pre'
    if ('children' in node && !isCode) for (const child of node.children) waiting.push(child)
  }
  return size > limit
}

// Above these limits, laying out the whole text at once would block a phone (decision 14).
const LONG_NODES = 10_000
const LONG_TEXT = 150_000

/** Whether browsers should lay out only the blocks of a text that are near the window (`long.css`). */
export function isLongText(tree: HtmlNodes): boolean {
  return hasMoreNodes(tree, LONG_NODES) || toString(tree).length > LONG_TEXT
}
