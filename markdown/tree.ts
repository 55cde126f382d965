import type * as Html from 'hast'
import { toString } from 'hast-util-to-string'
import type * as Markdown from 'mdast'

/** Makes an element. Strings become text. */
export function element(
  tagName: string,
  properties: Html.Properties,
  children: readonly (Html.ElementContent | string)[],
): Html.Element {
  const nodes = children.map((child) =>
    typeof child === 'string' ? ({ type: 'text', value: child } as const) : child,
  )
  return { type: 'element', tagName, properties, children: nodes }
}

/** Calls `visitor`, which may replace the node, before the children, which `false` skips. unist-util-visit is slow (decision 18). */
export function walkMarkdown(
  tree: Markdown.Parents,
  visitor: (node: Markdown.RootContent, index: number, parent: Markdown.Parents) => boolean | void,
): void {
  for (let index = 0; index < tree.children.length; index += 1) {
    const node = tree.children[index]
    if (node && visitor(node, index, tree) !== false && 'children' in node) walkMarkdown(node, visitor)
  }
}

/** Calls `visitor` for the elements below the root of an HTML tree, each before its children. It may replace the element. */
export function walkElements(
  tree: Html.Parents,
  visitor: (element: Html.Element, index: number, parent: Html.Parents) => void,
): void {
  for (let index = 0; index < tree.children.length; index += 1) {
    const node = tree.children[index]
    if (node?.type !== 'element') continue
    visitor(node, index, tree)
    walkElements(node, visitor)
  }
}

/** Whether a tree has more than `limit` levels below its root. It does not recurse, because deep trees overflow the stack. */
export function isDeeperThan(tree: Html.Nodes | Markdown.Nodes, limit: number): boolean {
  let level: (Html.Nodes | Markdown.Nodes)[] = [tree]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true
    level = level.flatMap<Html.Nodes | Markdown.Nodes>((node) => ('children' in node ? node.children : []))
  }
  return false
}

/** The number of nodes, at most one more than `limit`. A code block counts as one: only its lines near the window are laid out. */
export function countNodes(tree: Html.Nodes, limit: number): number {
  const waiting: Html.Nodes[] = [tree]
  let size = 0
  for (let node = waiting.pop(); node && size <= limit; node = waiting.pop()) {
    size += 1
    const isCode = node.type === 'element' && node.tagName === 'pre'
    if ('children' in node && !isCode) for (const child of node.children) waiting.push(child)
  }
  return size
}

// Above these limits, laying out the whole text at once would block a phone (decision 14).
const LONG_NODES = 10_000
const LONG_TEXT = 150_000

/** Whether browsers should lay out only the blocks of a text that are near the window (`text.css`). */
export function isLongText(tree: Html.Nodes): boolean {
  return countNodes(tree, LONG_NODES) > LONG_NODES || toString(tree).length > LONG_TEXT
}
