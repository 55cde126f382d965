import type { Root } from 'mdast'
import { isLiteralLink } from '#markdown/parse/protocol-autolinks.ts'
import { walkMarkdown } from '#markdown/tree.ts'

/** GitHub's shortcodes without their colons, and their characters. */
export type Shortcodes = Readonly<Record<string, string>>

/** Excludes times of day (`12:30:45`): no shortcode is a number of one or two digits. */
const SHORTCODE = /:(?!\d\d?:)[a-z0-9+_-]+:/

/** Whether a text may contain a shortcode, so that the table has to load. */
export function hasShortcode(tree: Root): boolean {
  let isFound = false
  visitProse(tree, (text) => {
    isFound ||= SHORTCODE.test(text)
    return text
  })
  return isFound
}

/**
 * Replaces GitHub's shortcodes (`:rocket:`) by emoji, except in code, formulas and bare addresses. Unknown ones, such as
 * GitHub's own pictures (`:octocat:`), stay. Changes the tree in place.
 */
export function replaceShortcodes(tree: Root, shortcodes: Shortcodes): void {
  visitProse(tree, (text) => (SHORTCODE.test(text) ? withEmoji(text.split(':'), shortcodes) : text))
}

/** @param parts of a text between its colons; a colon that closes a shortcode does not open another */
function withEmoji(parts: readonly string[], shortcodes: Shortcodes): string {
  let text = parts[0] ?? ''
  for (let index = 1; index < parts.length; index += 1) {
    const part = parts[index] ?? ''
    const after = parts[index + 1]
    const isEmoji = after !== undefined && Object.hasOwn(shortcodes, part)
    text += isEmoji ? `${shortcodes[part]}${after}` : `:${part}`
    if (isEmoji) index += 1
  }
  return text
}

function visitProse(tree: Root, replaced: (text: string) => string): void {
  walkMarkdown(tree, (node) => {
    if (node.type === 'link' && isLiteralLink(node)) return false
    if (node.type === 'text') node.value = replaced(node.value)
    return undefined
  })
}
