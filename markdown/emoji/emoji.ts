import type { Link, Nodes, Root } from 'mdast'
import { walkMarkdown } from '#markdown/tree.ts'

/** GitHub's shortcodes without their colons, and their characters. */
export type Shortcodes = Readonly<Record<string, string>>

/** Excludes times of day (`12:30:45`): no shortcode is a number of one or two digits. */
export const SHORTCODE = /:(?!\d\d?:)[a-z0-9+_-]+:/

/** Replaces GitHub's shortcodes (`:rocket:`) in prose by emoji. Unknown ones (`:octocat:`) stay. Changes the tree in place. */
export function replaceShortcodes(tree: Root, shortcodes: Shortcodes): void {
  walkMarkdown(tree, (node) => {
    if (node.type === 'link' && isLiteralLink(node)) return false
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

/** Whether a link is a bare address, so that its text is not prose. Links that are found only after parsing have no position. */
function isLiteralLink(link: Link): boolean {
  const [only, ...others] = link.children
  if (only?.type !== 'text' || others.length > 0) return false
  // `[text](address)` is at least four characters longer than its text, `<address>` is two longer.
  return lengthOf(link) - lengthOf(only) <= 2
}

function lengthOf({ position }: Nodes): number {
  return (position?.end.offset ?? 0) - (position?.start.offset ?? 0)
}
