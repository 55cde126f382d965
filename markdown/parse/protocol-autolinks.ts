import type { Link, Nodes, Parents, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { walkMarkdown } from '#markdown/tree.ts'

const PROTOCOL_BEFORE = /(?<![a-z0-9])(?:mailto|xmpp):$/i
/** The resource after an xmpp address, without a second slash and without a full stop at the end. */
const XMPP_RESOURCE = /^\/[a-z0-9@.]*[a-z0-9@]/i

/**
 * Adds GitHub's extended protocol autolinks, which micromark lacks: in `mailto:me@a.example` and
 * `xmpp:me@a.example/desk` the whole word is the link (GFM 0.29, 6.9). The parser links only the address; this moves the
 * protocol and the resource into the link. Changes the tree in place.
 */
export function joinProtocolAutolinks(tree: Root): void {
  walkMarkdown(tree, (link, index, parent) => {
    const before = parent.children[index - 1]
    if (before?.type !== 'text' || !isAddress(link)) return
    const [protocol] = PROTOCOL_BEFORE.exec(before.value) ?? []
    if (protocol === undefined) return
    before.value = before.value.slice(0, -protocol.length)
    const resource = protocol.toLowerCase() === 'xmpp:' ? takeResource(parent, index + 1) : ''
    link.url = protocol + toString(link) + resource
    link.children = [{ type: 'text', value: link.url }]
  })
}

/** Whether a node is a bare e-mail address: neither in angle brackets nor written as a link. */
function isAddress(node: Nodes | undefined): node is Link {
  if (node?.type !== 'link' || !node.url.startsWith('mailto:')) return false
  return isLiteralLink(node) && !toString(node).startsWith('mailto:')
}

/** Removes an xmpp resource from the start of the text that follows an address. */
function takeResource({ children }: Parents, index: number): string {
  const after = children[index]
  const next = children[index + 1]
  if (after?.type !== 'text') return ''
  // The parser has made a link of a resource that looks like an address (`/desk@home.example`).
  if (after.value === '/' && isAddress(next)) {
    children.splice(index, 2)
    return `/${toString(next)}`
  }
  const [resource = ''] = XMPP_RESOURCE.exec(after.value) ?? []
  after.value = after.value.slice(resource.length)
  return resource
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
