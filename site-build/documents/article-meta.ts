import type { Article } from '#app/lib/article-index.ts'

/** One `<meta property="…" content="…">` of a document's head. */
export type MetaProperty = { property: string; content: string }

/**
 * What a prerendered article says of itself to those who show links to it (Open Graph protocol, "article").
 *
 * @param address the site's address; a picture's is completed by it, for Open Graph wants it whole
 */
export function articleMeta(
  { date, updated, changedAt, tags = [], cover }: Article,
  address: string,
): MetaProperty[] {
  const modified = updated ?? changedAt
  return [
    { property: 'og:type', content: 'article' },
    ...(cover === undefined ? [] : [{ property: 'og:image', content: new URL(cover, address).href }]),
    ...(date === undefined ? [] : [{ property: 'article:published_time', content: moment(date) }]),
    ...(typeof modified === 'number'
      ? [{ property: 'article:modified_time', content: moment(modified) }]
      : []),
    ...tags.map((tag) => ({ property: 'article:tag', content: tag })),
  ]
}

/** A moment as ISO 8601 writes it. */
function moment(time: number): string {
  return new Date(time).toISOString()
}
