import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import { articlePath } from '#article-host/article-name.ts'
import { SHARED_ICON } from '#site-build/icons/site-icons.ts'
import type { Settings } from '#site-build/settings.ts'
import { changedOn } from '#site-build/articles/article-dates.ts'

/** The most articles in a feed. */
export const FEED_LENGTH = 20

/** The text of an article for feed readers (`feedBody`). */
export type BodyOf = (article: PublishedArticle, address: string) => string

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
  image: string | null
}

/**
 * The feed of the newest articles. An article without a date gets that of the newest change, because Atom requires one (RFC 4287, 4.2.15).
 *
 * @param articles newest first
 */
export function feedOf(
  articles: readonly PublishedArticle[],
  { address, content: { owner, about, lang } }: Pick<Settings, 'address' | 'content'>,
  bodyOf: BodyOf,
): Feed {
  const updated = Math.max(0, ...articles.map((article) => changedOn(article) ?? 0))
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
      image: article.cover === undefined ? null : new URL(article.cover, address).href,
    }
  }
  return {
    address,
    title: owner.name,
    description: about,
    author: owner.name,
    lang,
    items: articles.map(itemOf),
    icon: address + SHARED_ICON,
    updated,
  }
}
