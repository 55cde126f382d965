import type { Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { isLiteralLink } from '#markdown/transforms/literal-link.ts'

/** @returns the character that a shortcode of GitHub's stands for, if it is one; it comes without its colons */
export type FindEmoji = (shortcode: string) => string | undefined

/** Times of day (`12:30:45`) are none: no shortcode is a number of one or two digits. */
const SHORTCODE = /:(?!\d\d?:)[a-z0-9+_-]+:/

/** Whether a text has anything that could be a shortcode, so that the table of emoji is worth loading. */
export function hasShortcode(tree: Root): boolean {
  let isFound = false
  visitProse(tree, (text) => {
    isFound ||= SHORTCODE.test(text)
    return text
  })
  return isFound
}

/**
 * Puts emoji in the place of GitHub's shortcodes (`:rocket:`), wherever text is prose: not in code, not in formulas, and
 * not in bare addresses. What the table does not know, GitHub's own pictures (`:octocat:`) among it, stays as it is.
 * Works on the tree in place.
 */
export function replaceShortcodes(tree: Root, find: FindEmoji): void {
  visitProse(tree, (text) => (SHORTCODE.test(text) ? withEmoji(text.split(':'), find) : text))
}

/** @param parts what stands between the colons of a text; a colon that closes one shortcode opens no other */
function withEmoji(parts: readonly string[], find: FindEmoji): string {
  let text = parts[0] ?? ''
  for (let index = 1; index < parts.length; index += 1) {
    const part = parts[index] ?? ''
    const after = parts[index + 1]
    const emoji = after === undefined ? undefined : find(part)
    text += emoji === undefined ? `:${part}` : `${emoji}${after}`
    if (emoji !== undefined) index += 1
  }
  return text
}

function visitProse(tree: Root, replaced: (text: string) => string): void {
  visit(tree, (node) => {
    if (node.type === 'link' && isLiteralLink(node)) return SKIP
    if (node.type === 'text') node.value = replaced(node.value)
    return undefined
  })
}
