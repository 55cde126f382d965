import type { Nodes as HtmlNodes } from 'hast'
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
