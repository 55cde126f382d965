import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import { tagKey, tagPath } from '#app/lib/articles/tags.ts'
import { tagsOf } from '#site-build/documents/tag-documents.ts'
import type { Settings } from '#site-build/settings.ts'
import { FEED_LENGTH, feedOf } from './feed.ts'
import { rss } from './rss.ts'

/** The file of a tag's feed, relative to the finished site. */
export function tagFeedFile(tag: string): string {
  return `tags/${tagKey(tag)}.xml`
}

/**
 * An RSS feed for each tag. Its articles have their description only: their texts are in the feed of the site, and would be
 * written again for each of their tags.
 *
 * @param articles those that have a page, newest first
 * @returns file → text
 */
export async function tagFeeds(
  articles: readonly PublishedArticle[],
  takenAt: number,
  settings: Pick<Settings, 'address' | 'content'>,
): Promise<Map<string, string>> {
  const { address, content } = settings
  const feeds = tagsOf({ entries: articles }).map(async ({ label, entries }) => {
    const feed = await feedOf(entries.slice(0, FEED_LENGTH), takenAt, settings, async () => '')
    const title = `${content.owner.name}: ${label}`
    const page = address.slice(0, -1) + tagPath(label)
    const file = tagFeedFile(label)
    return [file, rss({ ...feed, title }, { page, file })] as const
  })
  return new Map(await Promise.all(feeds))
}
