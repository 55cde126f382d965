import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import { tagKey, tagPath } from '#app/lib/articles/tags.ts'
import { articlePath } from '#article-host/article-name.ts'
import { changedOn } from '#site-build/articles/published-articles.ts'
import { isoTime, xmlDocument } from '#site-build/files/documents/escape.ts'
import { tagsOf } from '#site-build/files/documents/pages.ts'
import { SHARED_ICON } from '#site-build/files/icons/site-icons.ts'
import type { SiteFile } from '#site-build/files/write-files.ts'
import type { Settings } from '#site-build/read/settings.ts'
import { once } from '#site-build/once.ts'
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

const MOST_ARTICLES = 20
const ATOM = 'http://www.w3.org/2005/Atom'

/** The feed of the articles, newest first, in each format, and an RSS feed for each tag. */
export function feedFiles(
  articles: readonly PublishedArticle[],
  settings: Settings,
  textOf: (article: PublishedArticle) => FeedText,
): SiteFile[] {
  const { address, content, words } = settings
  // An article is in several feeds, and parsing a long one takes 25 ms.
  const bodyOf = once((article: PublishedArticle) => {
    const page = address.slice(0, -1) + articlePath(article.name)
    return feedBody(textOf(article), page, words.heads.diagramInPage)
  })
  const feed = (listed = articles) => feedOf(listed, settings, bodyOf)
  return [
    [FEEDS.rss.file, () => rss(feed(), address, address + FEEDS.rss.file)],
    [FEEDS.atom.file, () => atom(feed(), address)],
    [FEEDS.json.file, () => JSON.stringify(feed())],
    ...tagsOf(articles).map(({ label, entries }): SiteFile => {
      const page = address.slice(0, -1) + tagPath(label)
      const title = `${content.owner.name}: ${label}`
      return [`tags/${tagKey(label)}.xml`, () => rss({ ...feed(entries), title }, page, `${page}.xml`)]
    }),
  ]
}

type Feed = ReturnType<typeof feedOf>

/** JSON Feed 1.1 (jsonfeed.org), from which the other formats are made. Atom requires a date of each change (RFC 4287, 4.2.15). */
export function feedOf(
  articles: readonly PublishedArticle[],
  { address, content: { owner, about, lang } }: Pick<Settings, 'address' | 'content'>,
  bodyOf: (article: PublishedArticle) => string,
) {
  const newest = articles.slice(0, MOST_ARTICLES)
  const updated = Math.max(0, ...newest.map((article) => changedOn(article) ?? 0))
  const itemOf = (article: PublishedArticle) => {
    const url = address.slice(0, -1) + articlePath(article.name)
    return {
      id: url,
      url,
      title: article.title || article.name,
      summary: article.description,
      content_html: bodyOf(article),
      language: article.lang ?? lang,
      tags: article.tags ?? [],
      authors: article.author && [article.author],
      image: article.cover === undefined ? undefined : new URL(article.cover, address).href,
      date_published: isoTime(article.date),
      date_modified: isoTime(changedOn(article) ?? updated)!,
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

/** The time of the newest change: ISO 8601 sorts as text. */
function updatedOf({ items }: Feed): string {
  return [isoTime(0)!, ...items.map((item) => item.date_modified)].toSorted().at(-1)!
}

/** RSS 2.0 (rssboard.org), with the whole text in `content:encoded`. `page` has the same articles; `address` is that of the feed. */
export function rss(feed: Feed, page: string, address: string): string {
  const date = (time: string) => new Date(time).toUTCString()
  const item = feed.items.map((one) => ({
    title: one.title,
    link: one.url,
    guid: one.url,
    pubDate: one.date_published && date(one.date_published),
    'dc:creator': (one.authors ?? feed.authors).map(({ name }) => name),
    description: one.summary,
    'content:encoded': one.content_html,
    category: one.tags,
  }))
  const channel = {
    title: feed.title,
    link: page,
    description: feed.description,
    language: feed.language,
    lastBuildDate: date(updatedOf(feed)),
    'atom:link': { '@rel': 'self', '@type': FEEDS.rss.type, '@href': address },
    item,
  }
  const namespaces = {
    '@xmlns:atom': ATOM,
    '@xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  }
  return xmlDocument({ rss: { '@version': '2.0', ...namespaces, channel } })
}

/** Atom (RFC 4287). @param address of the site */
export function atom(feed: Feed, address: string): string {
  const authorsOf = (authors: Feed['items'][number]['authors']) =>
    authors?.map(({ name, url }) => ({ name, uri: url }))
  const entry = feed.items.map((item) => ({
    '@xml:lang': item.language,
    id: item.id,
    title: item.title,
    link: { '@rel': 'alternate', '@type': 'text/html', '@href': item.url },
    published: item.date_published,
    updated: item.date_modified,
    author: authorsOf(item.authors),
    summary: item.summary,
    content: { '@type': 'html', '#text': item.content_html },
    category: item.tags.map((term) => ({ '@term': term })),
  }))
  const elements = {
    id: address,
    title: feed.title,
    subtitle: feed.description,
    updated: updatedOf(feed),
    link: [
      { '@rel': 'self', '@type': FEEDS.atom.type, '@href': address + FEEDS.atom.file },
      { '@rel': 'alternate', '@type': 'text/html', '@href': feed.home_page_url },
    ],
    author: authorsOf(feed.authors),
    icon: feed.icon,
    entry,
  }
  return xmlDocument({ feed: { '@xmlns': ATOM, '@xml:lang': feed.language, ...elements } })
}
