import type { Link, Parents, PhrasingContent, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { isLiteralLink } from './literal-link.ts'

const PROTOCOL_BEFORE = /(?<![a-z0-9])(?:mailto|xmpp):$/i
/** What may follow an xmpp address; a second slash and a full stop at the end are not part of it. */
const XMPP_RESOURCE = /^\/[a-z0-9@.]*[a-z0-9@]/i

/**
 * GitHub's extended protocol autolinks, which micromark leaves out: in `mailto:me@a.example` and
 * `xmpp:me@a.example/desk` the whole word is the link (GFM 0.29, 6.9). The parser has already made a link of the
 * address, so the protocol before it and the resource behind it are drawn into that link. Works on the tree in place.
 */
export function joinProtocolAutolinks(tree: Root): void {
  visit(tree, 'link', (link, index, parent) => {
    if (parent === undefined || index === undefined || !isAddress(link)) return
    joinProtocol(link, index, parent)
  })
}

/** A bare e-mail address: not one in angle brackets, and not one in a link that an author has written. */
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

/** Takes an xmpp resource from the start of what follows an address. */
function takeResource({ children }: Parents, index: number): string {
  const after = children[index]
  const next = children[index + 1]
  if (after?.type !== 'text') return ''
  // A resource that looks like an address (`/desk@home.example`) has become a link by itself.
  if (after.value === '/' && next?.type === 'link' && isAddress(next)) {
    children.splice(index, 2)
    return `/${textOf(next)}`
  }
  const resource = XMPP_RESOURCE.exec(after.value)?.[0] ?? ''
  after.value = after.value.slice(resource.length)
  return resource
}

function textOf({ children: [only, ...others] }: { children: PhrasingContent[] }): string {
  return only?.type === 'text' && others.length === 0 ? only.value : ''
}
