import type * as Html from 'hast'
import type * as Markdown from 'mdast'

/**
 * Calls `visitor` for the nodes below the root of a Markdown tree, each before its children. It may replace the node, and
 * change the nodes after it. unist-util-visit creates closures for each node, which takes a quarter of the whole time.
 *
 * @param visitor returns `false` to skip the node's children
 */
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
