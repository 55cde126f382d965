import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import { tagKey, tagPath } from '#app/lib/articles/tags.ts'
import { tagsOf } from '#site-build/documents/tag-documents.ts'
import type { Settings } from '#site-build/settings.ts'
import { type BodyOf, FEED_LENGTH, feedOf } from './feed.ts'
import { rss } from './rss.ts'

/** The file of a tag's feed, relative to the finished site. */
export function tagFeedFile(tag: string): string {
  return `tags/${tagKey(tag)}.xml`
}

/**
 * An RSS feed for each tag, with the texts of its newest articles.
 *
 * @param articles those that have a page, newest first
 * @returns one file after the other, so that not all of them are in memory: its name and its text
 */
export async function* tagFeeds(
  articles: readonly PublishedArticle[],
  takenAt: number,
  settings: Pick<Settings, 'address' | 'content'>,
  bodyOf: BodyOf,
): AsyncGenerator<[file: string, text: string]> {
  const { address, content } = settings
  for (const { label, entries } of tagsOf({ entries: articles })) {
    const feed = await feedOf(entries.slice(0, FEED_LENGTH), takenAt, settings, bodyOf)
    const title = `${content.owner.name}: ${label}`
    const page = address.slice(0, -1) + tagPath(label)
    const file = tagFeedFile(label)
    yield [file, rss({ ...feed, title }, { page, file })]
  }
}
