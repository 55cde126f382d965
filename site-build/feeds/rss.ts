import { FEEDS } from './feed-formats.ts'
import type { Feed, FeedItem } from './feed.ts'
import { tag, xmlDocument } from '#site-build/discovery/xml.ts'

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
}

/**
 * RSS 2.0 (rssboard.org), with the whole text in `content:encoded`.
 *
 * @param options.page the page with the same articles
 * @param options.file of this feed, relative to the site
 */
export function rss(
  { address, title, description, author, lang, updated, items }: Feed,
  { page = address, file = FEEDS.rss.file }: { page?: string; file?: string } = {},
): string {
  const channel = tag('channel', [
    tag('title', title),
    tag('link', page),
    tag('description', description),
    tag('language', lang),
    tag('lastBuildDate', rfc822(updated)),
    tag('atom:link', [], { rel: 'self', type: FEEDS.rss.type, href: new URL(encodeURI(file), address).href }),
    ...items.map((item) => itemOf(item, author)),
  ])
  return xmlDocument(tag('rss', [channel], { version: '2.0', ...NAMESPACES }))
}

function itemOf({ address, title, summary, body, published, tags }: FeedItem, author: string): string {
  return tag('item', [
    tag('title', title),
    tag('link', address),
    tag('guid', address),
    ...(published === null ? [] : [tag('pubDate', rfc822(published))]),
    tag('dc:creator', author),
    tag('description', summary),
    tag('content:encoded', body),
    ...tags.map((name) => tag('category', name)),
  ])
}

/** @param time ms since 1970 */
function rfc822(time: number): string {
  return new Date(time).toUTCString()
}
