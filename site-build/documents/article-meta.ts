import type { PublishedArticle } from '#app/lib/articles/article-index.ts'

/** One `<meta property="…" content="…">` of a document's head. */
export type MetaProperty = { property: string; content: string }

/**
 * The Open Graph properties of an article (ogp.me, "article").
 *
 * @param address the site's address, because Open Graph requires complete addresses of pictures
 */
export function articleMeta(
  { date, updated, changedAt, tags = [], cover }: PublishedArticle,
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

function moment(time: number): string {
  return new Date(time).toISOString()
}
