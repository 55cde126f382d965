import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import { tagKey, tagPath } from '#app/lib/articles/tags.ts'
import { tagsOf } from '#site-build/documents/tag-documents.ts'
import type { Settings } from '#site-build/settings.ts'
import type { SiteFile } from '#site-build/write-file.ts'
import { type BodyOf, FEED_LENGTH, feedOf } from './feed.ts'
import { rss } from './rss.ts'

/** The file of a tag's feed, relative to the finished site. */
export function tagFeedFile(tag: string): string {
  return `tags/${tagKey(tag)}.xml`
}

/**
 * An RSS feed for each tag, with the texts of its newest articles.
 *
 * @param articles the articles that have a page, newest first
 */
export function tagFeeds(
  articles: readonly PublishedArticle[],
  settings: Pick<Settings, 'address' | 'content'>,
  bodyOf: BodyOf,
): SiteFile[] {
  const { address, content } = settings
  return tagsOf({ entries: articles }).map(({ label, entries }) => {
    const file = tagFeedFile(label)
    const make = () => {
      const feed = feedOf(entries.slice(0, FEED_LENGTH), settings, bodyOf)
      const title = `${content.owner.name}: ${label}`
      return rss({ ...feed, title }, { page: address.slice(0, -1) + tagPath(label), file })
    }
    return [file, make]
  })
}
