import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { walkMarkdown } from '#markdown/tree.ts'

/** GitHub's shortcodes without their colons, and their characters. */
export type Shortcodes = Readonly<Record<string, string>>

/** Excludes times of day (`12:30:45`): no shortcode is a number of one or two digits. */
export const SHORTCODE = /:(?!\d\d?:)[a-z0-9+_-]+:/

/** Replaces GitHub's shortcodes (`:rocket:`) in prose by emoji. Unknown ones (`:octocat:`) stay. Changes the tree in place. */
export function replaceShortcodes(tree: Root, shortcodes: Shortcodes): void {
  walkMarkdown(tree, (node) => {
    // The text of a bare address is not prose.
    if (node.type === 'link' && node.url.endsWith(toString(node))) return false
    if (node.type === 'text' && SHORTCODE.test(node.value)) node.value = withEmoji(node.value, shortcodes)
    return undefined
  })
}

/** A colon that closes a shortcode does not open another. */
function withEmoji(text: string, shortcodes: Shortcodes): string {
  const [before = '', ...parts] = text.split(':')
  let result = before
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index] ?? ''
    const after = parts[index + 1]
    const isEmoji = after !== undefined && Object.hasOwn(shortcodes, part)
    result += isEmoji ? `${shortcodes[part]}${after}` : `:${part}`
    if (isEmoji) index += 1
  }
  return result
}
