import type { Link, Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { walkMarkdown } from '#markdown/tree.ts'

const PROTOCOL_BEFORE = /(?<![a-z0-9])(?:mailto|xmpp):$/i

/**
 * Adds GitHub's extended protocol autolinks, which micromark lacks: in `mailto:me@a.example` and `xmpp:me@a.example` the whole word
 * is the link (GFM 0.29, 6.9). The parser links only the address; this moves the protocol into the link. Changes the tree in place.
 */
export function joinProtocolAutolinks(tree: Root): void {
  walkMarkdown(tree, (link, index, parent) => {
    const before = parent.children[index - 1]
    // A bare e-mail address: neither in angle brackets nor written as a link.
    if (before?.type !== 'text' || link.type !== 'link' || !isLiteralLink(link)) return
    const [protocol] = PROTOCOL_BEFORE.exec(before.value) ?? []
    const address = toString(link)
    if (protocol === undefined || link.url !== `mailto:${address}`) return
    before.value = before.value.slice(0, -protocol.length)
    link.url = protocol + address
    link.children = [{ type: 'text', value: link.url }]
  })
}

/**
 * Whether a link is a bare address, with or without angle brackets, so that its text is not prose. Links that are found only
 * after parsing have no position.
 */
export function isLiteralLink(link: Link): boolean {
  const [only, ...others] = link.children
  if (only?.type !== 'text' || others.length > 0) return false
  // `[text](address)` is at least four characters longer than its text, `<address>` is two longer.
  return lengthOf(link) - lengthOf(only) <= 2
}

function lengthOf({ position }: Nodes): number {
  return (position?.end.offset ?? 0) - (position?.start.offset ?? 0)
}
