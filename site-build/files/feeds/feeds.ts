import { escapeHtml } from '#site-build/files/documents/escape.ts'
import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import { tagKey, tagPath } from '#app/lib/articles/tags.ts'
import { articlePath } from '#article-host/article-name.ts'
import { type BuildCache, digestOf, getOrMake } from '#site-build/articles/build-cache.ts'
import { changedOn } from '#site-build/plan/published-articles.ts'
import { isoTime, tag, xmlDocument } from '#site-build/files/documents/escape.ts'
import { tagsOf } from '#site-build/plan/pages.ts'
import { SHARED_ICON } from '#site-build/files/icons/site-icons.ts'
import type { Settings, SiteFile } from '#site-build/model.ts'
import { memoize } from '#site-build/memoize.ts'
import { feedBody, type FeedText } from './feed-body.ts'

/**
 * Written here, because npm's `feed` (6.0) breaks on tags with `<` and on texts with two `]]>`, leaves out languages, and throws for
 * an article without a date.
 */
export const FEEDS = {
  rss: { file: 'rss.xml', type: 'application/rss+xml', name: 'RSS' },
  atom: { file: 'atom.xml', type: 'application/atom+xml', name: 'Atom' },
  json: { file: 'feed.json', type: 'application/feed+json', name: 'JSON Feed' },
} as const

const MAX_ARTICLES = 20
const DAY_MS = 86_400_000
const ATOM = 'http://www.w3.org/2005/Atom'

/**
 * The feed of the articles, newest first, in each format, and an RSS feed for each tag.
 *
 * @param now the time of the build, ms since 1970
 */
export function feedFiles(
  articles: readonly PublishedArticle[],
  settings: Settings,
  textOf: (article: PublishedArticle) => FeedText,
  cache: BuildCache,
  now: number,
): SiteFile[] {
  const { address, content, words } = settings
  // An article is in several feeds, and parsing a long one takes 25 ms.
  const bodyOf = memoize((article: PublishedArticle) => {
    const { html, formulas } = textOf(article)
    const page = address.slice(0, -1) + articlePath(article.name)
    const drawn = words.heads.diagramInPage
    const key = ['feed body', digestOf([html, formulas]), page, drawn]
    return getOrMake(cache, key, () => feedBody({ html, formulas }, page, drawn))
  })
  async function feed(listed: readonly PublishedArticle[], fields: Partial<Feed> = {}): Promise<Feed> {
    const newest = listed.slice(0, MAX_ARTICLES)
    const bodies = await Promise.all(newest.map(bodyOf))
    const bodiesByName = new Map(newest.map(({ name }, index) => [name, bodies[index]!]))
    return { ...feedOf(listed, settings, ({ name }) => bodiesByName.get(name)!, now), ...fields }
  }
  const ofRss = { home_page_url: address, feed_url: address + FEEDS.rss.file }
  return [
    [FEEDS.rss.file, async () => rss(await feed(articles, ofRss))],
    [FEEDS.atom.file, async () => atom(await feed(articles), address, now)],
    [FEEDS.json.file, async () => JSON.stringify(await feed(articles))],
    ...tagsOf(articles).map(({ label, entries }): SiteFile => {
      const page = address.slice(0, -1) + tagPath(label)
      const fields = {
        title: `${content.owner.name}: ${label}`,
        home_page_url: page,
        feed_url: `${page}.xml`,
      }
      return [`tags/${tagKey(label)}.xml`, async () => rss(await feed(entries, fields))]
    }),
  ]
}

type FeedAuthor = { name: string; url?: string | undefined }

/** An article in a feed, with the fields of JSON Feed. */
type FeedItem = {
  id: string
  url: string
  title: string
  summary: string
  content_html: string
  language: string
  tags: string[]
  /** Without it, the authors are those of the feed. */
  authors: FeedAuthor[] | undefined
  image: string | undefined
  date_published: string | undefined
  date_modified: string
}

type Feed = {
  version: string
  title: string
  description: string
  icon: string
  language: string
  home_page_url: string
  feed_url: string
  authors: FeedAuthor[]
  items: FeedItem[]
}

/**
 * JSON Feed 1.1 (jsonfeed.org), from which the other formats are made. Atom requires a date of each change (RFC 4287, 4.2.15): for an
 * article without one that of the last change of the others, else the day of the build.
 *
 * @param now the time of the build, ms since 1970
 */
export function feedOf(
  articles: readonly PublishedArticle[],
  { address, content: { owner, about, lang } }: Pick<Settings, 'address' | 'content'>,
  bodyOf: (article: PublishedArticle) => string,
  now: number,
): Feed {
  const newest = articles.slice(0, MAX_ARTICLES)
  const changes = newest.flatMap((article) => changedOn(article) ?? [])
  const lastChange = changes.length > 0 ? Math.max(...changes) : startOfDay(now)
  const itemOf = (article: PublishedArticle): FeedItem => {
    const url = address.slice(0, -1) + articlePath(article.name)
    return {
      id: url,
      url,
      title: article.title || article.name,
      summary: article.description,
      content_html: bodyOf(article),
      language: article.lang ?? lang,
      tags: article.tags ?? [],
      authors: article.author === undefined ? undefined : [article.author],
      image: article.cover === undefined ? undefined : new URL(article.cover, address).href,
      date_published: isoTime(article.date),
      date_modified: isoTime(changedOn(article) ?? lastChange)!,
    }
  }
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: owner.name,
    description: about,
    icon: address + SHARED_ICON,
    language: lang,
    home_page_url: `${address}blogs`,
    feed_url: address + FEEDS.json.file,
    authors: [{ name: owner.name, url: address }],
    items: newest.map(itemOf),
  }
}

/** RSS 2.0 (rssboard.org), with the whole text in `content:encoded`. */
export function rss(feed: Feed): string {
  const items = feed.items.map((item) =>
    tag('item', [
      tag('title', item.title),
      tag('link', item.url),
      tag('guid', item.url),
      tag('pubDate', item.date_published && new Date(item.date_published).toUTCString()),
      ...(item.authors ?? feed.authors).map(({ name }) => tag('dc:creator', name)),
      // HTML, unlike the summary of Atom (rssboard.org, RSS Profile, "description").
      tag('description', escapeHtml(item.summary)),
      tag('content:encoded', item.content_html),
      ...item.tags.map((name) => tag('category', name)),
    ]),
  )
  const channel = tag('channel', [
    tag('title', feed.title),
    tag('link', feed.home_page_url),
    tag('description', feed.description),
    tag('language', feed.language),
    tag('atom:link', '', { rel: 'self', type: FEEDS.rss.type, href: feed.feed_url }),
    ...items,
  ])
  const namespaces = {
    'xmlns:atom': ATOM,
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  }
  return xmlDocument(tag('rss', [channel], { version: '2.0', ...namespaces }))
}

/** The day of a build instead of its time, so that the same content gives the same feed all day. */
const startOfDay = (time: number) => time - (time % DAY_MS)

/**
 * Atom (RFC 4287).
 *
 * @param address of the site
 * @param now the time of the build, ms since 1970
 */
export function atom(feed: Feed, address: string, now: number): string {
  const authorsOf = (authors: readonly FeedAuthor[] = []) =>
    authors.map(({ name, url }) => tag('author', [tag('name', name), tag('uri', url)]))
  const entries = feed.items.map((item) => {
    const children = [
      tag('id', item.id),
      tag('title', item.title),
      tag('link', '', { rel: 'alternate', type: 'text/html', href: item.url }),
      tag('published', item.date_published),
      tag('updated', item.date_modified),
      ...authorsOf(item.authors),
      tag('summary', item.summary),
      tag('content', item.content_html, { type: 'html' }),
      ...item.tags.map((term) => tag('category', '', { term })),
    ]
    return tag('entry', children, { 'xml:lang': item.language })
  })
  const changes = feed.items.map((item) => item.date_modified)
  const children = [
    tag('id', address),
    tag('title', feed.title),
    tag('subtitle', feed.description),
    // ISO 8601 sorts as text.
    tag('updated', changes.toSorted().at(-1) ?? isoTime(startOfDay(now))),
    tag('link', '', { rel: 'self', type: FEEDS.atom.type, href: address + FEEDS.atom.file }),
    tag('link', '', { rel: 'alternate', type: 'text/html', href: feed.home_page_url }),
    ...authorsOf(feed.authors),
    tag('icon', feed.icon),
    ...entries,
  ]
  return xmlDocument(tag('feed', children, { xmlns: ATOM, 'xml:lang': feed.language }))
}
