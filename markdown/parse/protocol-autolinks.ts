import type { Link, Parents, PhrasingContent, Root } from 'mdast'
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
  walkMarkdown(tree, (node, index, parent) => {
    if (node.type === 'link' && isAddress(node)) joinProtocol(node, index, parent)
  })
}

/** Whether a link is a bare e-mail address: neither in angle brackets nor written as a link. */
function isAddress(link: Link): boolean {
  return link.url.startsWith('mailto:') && !textOf(link).startsWith('mailto:') && isLiteralLink(link)
}

function joinProtocol(link: Link, index: number, parent: Parents): void {
  const before = parent.children[index - 1]
  const protocol = before?.type === 'text' ? PROTOCOL_BEFORE.exec(before.value)?.[0] : undefined
  if (before?.type !== 'text' || protocol === undefined) return
  before.value = before.value.slice(0, -protocol.length)
  const isXmpp = protocol.toLowerCase() === 'xmpp:'
  const address = protocol + textOf(link) + (isXmpp ? takeResource(parent, index + 1) : '')
  link.url = address
  link.children = [{ type: 'text', value: address }]
}

/** Removes an xmpp resource from the start of the text that follows an address. */
function takeResource({ children }: Parents, index: number): string {
  const after = children[index]
  const next = children[index + 1]
  if (after?.type !== 'text') return ''
  // The parser has made a link of a resource that looks like an address (`/desk@home.example`).
  if (after.value === '/' && next?.type === 'link' && isAddress(next)) {
    children.splice(index, 2)
    return `/${textOf(next)}`
  }
  const resource = XMPP_RESOURCE.exec(after.value)?.[0] ?? ''
  after.value = after.value.slice(resource.length)
  return resource
}

/**
 * Whether a link is a bare address, with or without angle brackets, so that its text is not prose. Links that are found only
 * after parsing have no position.
 */
export function isLiteralLink({ children: [only, ...others], position }: Link): boolean {
  if (only?.type !== 'text' || others.length > 0) return false
  const { start, end } = position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) return true
  const { start: first, end: last } = only.position ?? {}
  // `[text](address)` is at least four characters longer than its text, `<address>` is two longer.
  return end.offset - start.offset - ((last?.offset ?? 0) - (first?.offset ?? 0)) <= 2
}

function textOf({ children: [only, ...others] }: { children: PhrasingContent[] }): string {
  return only?.type === 'text' && others.length === 0 ? only.value : ''
}
