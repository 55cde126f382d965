import { FEEDS } from './feed-formats.ts'
import type { Feed, FeedItem } from './feed.ts'
import { tag, xmlDocument } from '#site-build/discovery/xml.ts'

/** Atom (RFC 4287). */
export function atom({ address, title, description, author, lang, icon, updated, items }: Feed): string {
  const children = [
    tag('id', address),
    tag('title', title),
    tag('subtitle', description),
    tag('updated', rfc3339(updated)),
    tag('link', [], { rel: 'self', type: FEEDS.atom.type, href: address + FEEDS.atom.file }),
    tag('link', [], { rel: 'alternate', type: 'text/html', href: `${address}blogs` }),
    tag('author', [tag('name', author), tag('uri', address)]),
    tag('icon', icon),
    ...items.map(entryOf),
  ]
  return xmlDocument(tag('feed', children, { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': lang }))
}

function entryOf({ address, title, summary, body, published, updated, lang, tags }: FeedItem): string {
  const children = [
    tag('id', address),
    tag('title', title),
    tag('link', [], { rel: 'alternate', type: 'text/html', href: address }),
    ...(published === null ? [] : [tag('published', rfc3339(published))]),
    tag('updated', rfc3339(updated)),
    tag('summary', summary),
    tag('content', body, { type: 'html' }),
    ...tags.map((term) => tag('category', [], { term })),
  ]
  return tag('entry', children, { 'xml:lang': lang })
}

/** @param time ms since 1970 */
function rfc3339(time: number): string {
  return new Date(time).toISOString()
}
