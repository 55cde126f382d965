import type { Root } from 'mdast'
import { micromarkTree, type ToTree } from '#markdown/parse/parse.ts'
import { walkMarkdown } from '#markdown/walk.ts'

/** A parser in Rust, a hundred times as fast as micromark; `null` on platforms that it has no binary for. */
const native = await import('satteri').catch(() => null)

/**
 * Characters whose meaning differs between the parsers wherever they are not code: formulas, which only micromark's tree
 * has here, e-mail addresses, raw HTML and character references.
 */
const SPECIAL = /[$@<]|&[a-z#]/gi
/** Where the parsers differ otherwise. The differential test finds no other place. */
const UNSURE = [
  /\0|\p{Surrogate}|\uFEFF/u,
  // Emoji beside marks of emphasis or addresses.
  /[\u{10000}-\u{10FFFF}][*_~a-z]|[*_~][\u{10000}-\u{10FFFF}]/iu,
  // Different or escaped marks of emphasis side by side.
  /\*[_~]|_[*~]|~[*_]|\\[*_~]/,
  /www\./i,
  // A task or an item that begins with blanks, and a footnote that does not begin its line.
  /\[[ x]\](?:[ \t]*$|[ \t]{2})/im,
  /(?:[-+*]|\d[.)])[ \t]+$/m,
  /[^\n]\[\^[^\]]+\]:/,
]

/** Makes the same tree as micromark, faster. A text for which that is not sure goes to micromark. */
export const nativeTree: ToTree = (markdown) => equalTree(markdown) ?? micromarkTree(markdown)

/** @returns `null` when the native parser is missing, or could make another tree than micromark */
export function equalTree(markdown: string): Root | null {
  if (native === null || UNSURE.some((pattern) => pattern.test(markdown))) return null
  const tree = native.markdownToMdast(markdown, { features: { gfm: true, frontmatter: false } }) as Root
  let inCode = 0
  walkMarkdown(tree, (node) => {
    if (node.type === 'code' || node.type === 'inlineCode') inCode += count(node.value)
  })
  return inCode === count(markdown) ? tree : null
}

function count(text: string): number {
  return text.match(SPECIAL)?.length ?? 0
}
