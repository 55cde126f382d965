import { FEEDS } from './feed-formats.ts'
import type { Feed, FeedItem } from './feed.ts'

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
    items: items.map(itemOf),
  })
}

function itemOf({ address, title, summary, body, published, updated, lang, tags, image }: FeedItem) {
  return {
    id: address,
    url: address,
    title,
    summary,
    content_html: body,
    language: lang,
    tags,
    ...(image !== null && { image }),
    ...(published !== null && { date_published: new Date(published).toISOString() }),
    date_modified: new Date(updated).toISOString(),
  }
}
