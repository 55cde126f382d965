import type { Author } from '#markdown/frontmatter/frontmatter.ts'
import { tag, xmlDocument } from '#site-build/files/documents/escape.ts'

/**
 * The formats of the feed, which all contain the same articles. They are written here because npm's `feed` (6.0) keeps characters
 * that XML forbids, and throws for an article without a date.
 */
export const FEEDS = {
  rss: { file: 'rss.xml', type: 'application/rss+xml', name: 'RSS' },
  atom: { file: 'atom.xml', type: 'application/atom+xml', name: 'Atom' },
  json: { file: 'feed.json', type: 'application/feed+json', name: 'JSON Feed' },
} as const

/** The content of a feed in any format. Addresses are complete, dates are ms since 1970. */
export type Feed = {
  /** The site's address, with a slash at its end. */
  address: string
  title: string
  description: string
  author: string
  lang: string
  icon: string
  /** The time of the newest change. */
  updated: number
  items: FeedItem[]
}

export type FeedItem = {
  address: string
  title: string
  summary: string
  /** HTML. */
  body: string
  published: number | null
  updated: number
  lang: string
  tags: readonly string[]
  /** A guest; `null` for the author of the feed. */
  author: Author | null
  image: string | null
}

/**
 * RSS 2.0 (rssboard.org), with the whole text in `content:encoded`.
 *
 * @param page the page with the same articles
 * @param file of this feed, relative to the site
 */
export function rss(feed: Feed, page = feed.address, file: string = FEEDS.rss.file): string {
  const { address, author } = feed
  const date = (time: number) => new Date(time).toUTCString()
  const items = feed.items.map((item) =>
    tag('item', [
      tag('title', item.title),
      tag('link', item.address),
      tag('guid', item.address),
      ...(item.published === null ? [] : [tag('pubDate', date(item.published))]),
      tag('dc:creator', item.author?.name ?? author),
      tag('description', item.summary),
      tag('content:encoded', item.body),
      ...item.tags.map((name) => tag('category', name)),
    ]),
  )
  const self = new URL(encodeURI(file), address).href
  const channel = tag('channel', [
    tag('title', feed.title),
    tag('link', page),
    tag('description', feed.description),
    tag('language', feed.lang),
    tag('lastBuildDate', date(feed.updated)),
    tag('atom:link', [], { rel: 'self', type: FEEDS.rss.type, href: self }),
    ...items,
  ])
  const namespaces = {
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  }
  return xmlDocument(tag('rss', [channel], { version: '2.0', ...namespaces }))
}

/** Atom (RFC 4287). */
export function atom({ address, title, description, author, lang, icon, updated, items }: Feed): string {
  const entries = items.map((item) =>
    tag(
      'entry',
      [
        tag('id', item.address),
        tag('title', item.title),
        tag('link', [], { rel: 'alternate', type: 'text/html', href: item.address }),
        ...(item.published === null ? [] : [tag('published', isoTime(item.published))]),
        tag('updated', isoTime(item.updated)),
        ...(item.author === null ? [] : [atomAuthor(item.author.name, item.author.url)]),
        tag('summary', item.summary),
        tag('content', item.body, { type: 'html' }),
        ...item.tags.map((term) => tag('category', [], { term })),
      ],
      { 'xml:lang': item.lang },
    ),
  )
  const children = [
    tag('id', address),
    tag('title', title),
    tag('subtitle', description),
    tag('updated', isoTime(updated)),
    tag('link', [], { rel: 'self', type: FEEDS.atom.type, href: address + FEEDS.atom.file }),
    tag('link', [], { rel: 'alternate', type: 'text/html', href: `${address}blogs` }),
    atomAuthor(author, address),
    tag('icon', icon),
    ...entries,
  ]
  return xmlDocument(tag('feed', children, { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': lang }))
}

function atomAuthor(name: string, address?: string): string {
  return tag('author', [tag('name', name), ...(address === undefined ? [] : [tag('uri', address)])])
}

/** JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed({ address, title, description, author, lang, icon, items }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    icon,
    language: lang,
    home_page_url: `${address}blogs`,
    feed_url: address + FEEDS.json.file,
    authors: [{ name: author, url: address }],
    items: items.map((item) => ({
      id: item.address,
      url: item.address,
      title: item.title,
      summary: item.summary,
      content_html: item.body,
      language: item.lang,
      tags: item.tags,
      ...(item.author !== null && { authors: [item.author] }),
      ...(item.image !== null && { image: item.image }),
      ...(item.published !== null && { date_published: isoTime(item.published) }),
      date_modified: isoTime(item.updated),
    })),
  })
}

/** @param time ms since 1970 */
function isoTime(time: number): string {
  return new Date(time).toISOString()
}
