import type { Element, Nodes, Root } from 'hast'

/** The text of an article as readers see it, without its markup: a line for each of its blocks. */
export function plainLines({ children }: Root): string[] {
  return children.map((block) => plainText(block).replaceAll(/\s+/g, ' ').trim()).filter(Boolean)
}

/** The text of a tree without some of its elements. There are line breaks between most blocks. */
export function plainText(node: Nodes, isLeftOut: (element: Element) => boolean = () => false): string {
  if (node.type === 'text') return node.value
  if (!('children' in node) || (node.type === 'element' && isLeftOut(node))) return ''
  const text = node.children.map((child) => plainText(child, isLeftOut)).join('')
  // They follow the name of a file, and a word.
  return node.type === 'element' && /^(pre|sup)$/.test(node.tagName) ? ` ${text}` : text
}
