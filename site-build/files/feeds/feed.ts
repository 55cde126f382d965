import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import { tagKey, tagPath } from '#app/lib/articles/tags.ts'
import { articlePath } from '#article-host/article-name.ts'
import { SHARED_ICON } from '#site-build/files/icons/site-icons.ts'
import type { Settings } from '#site-build/read/settings.ts'
import { changedOn } from '#site-build/articles/published-articles.ts'
import { tagsOf } from '#site-build/files/documents/pages.ts'
import type { SiteFile } from '#site-build/files/write-files.ts'
import { type Feed, type FeedItem, rss } from './feed-formats.ts'

/** The most articles in a feed. */
const FEED_LENGTH = 20

/** The text of an article for feed readers (`feedBody`). */
export type BodyOf = (article: PublishedArticle, address: string) => string

/** The file of a tag's feed, relative to the finished site. */
export function tagFeedFile(tag: string): string {
  return `tags/${tagKey(tag)}.xml`
}

/** An RSS feed for each tag. @param articles the articles that have a page, newest first */
export function tagFeeds(
  articles: readonly PublishedArticle[],
  settings: Pick<Settings, 'address' | 'content'>,
  bodyOf: BodyOf,
): SiteFile[] {
  return tagsOf(articles).map(({ label, entries }) => {
    const title = `${settings.content.owner.name}: ${label}`
    const page = settings.address.slice(0, -1) + tagPath(label)
    const file = tagFeedFile(label)
    return [file, () => rss({ ...feedOf(entries, settings, bodyOf), title }, page, file)]
  })
}

/**
 * The feed of the newest of these articles. An article without a date gets that of the newest change, because Atom requires one (RFC 4287, 4.2.15).
 *
 * @param articles newest first
 */
export function feedOf(
  articles: readonly PublishedArticle[],
  { address, content: { owner, about, lang } }: Pick<Settings, 'address' | 'content'>,
  bodyOf: BodyOf,
): Feed {
  const newest = articles.slice(0, FEED_LENGTH)
  const updated = Math.max(0, ...newest.map((article) => changedOn(article) ?? 0))
  const itemOf = (article: PublishedArticle): FeedItem => {
    const own = address.slice(0, -1) + articlePath(article.name)
    return {
      address: own,
      title: article.title || article.name,
      summary: article.description,
      body: bodyOf(article, own),
      published: article.date ?? null,
      updated: changedOn(article) ?? updated,
      lang: article.lang ?? lang,
      tags: article.tags ?? [],
      author: article.author ?? null,
      image: article.cover === undefined ? null : new URL(article.cover, address).href,
    }
  }
  return {
    address,
    title: owner.name,
    description: about,
    author: owner.name,
    lang,
    items: newest.map(itemOf),
    icon: address + SHARED_ICON,
    updated,
  }
}
