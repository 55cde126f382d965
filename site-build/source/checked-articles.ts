import { inOrder } from '#article-host/listing.ts'
import { type CheckedArticle, checkArticle } from '#site-build/articles/check-article.ts'
import { articlesAddress } from '#site-build/documents/articles-beside-site.ts'
import { measurePictures } from '#site-build/images/measure-pictures.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import type { Settings } from '#site-build/settings.ts'
import type { ArticleSource } from './article-source.ts'

/**
 * Formats and checks every article of a source, in the order of their names, without making a site.
 *
 * @param prepare of the application
 */
export async function checkedArticles(
  source: ArticleSource,
  { articles: host, base }: Pick<Settings, 'articles' | 'base'>,
  prepare: ServerEntry['prepareArticle'],
): Promise<{ checked: CheckedArticle; body: ReturnType<typeof checkArticle>['body'] }[]> {
  const measured = await measurePictures(source.pictures, false)
  const places = { measured, base, embedded: host.embedded, articlesBase: articlesAddress(host) }
  const files = inOrder(source.articles)
  const texts = await source.read(files)
  return Promise.all(
    files.map(async (file, index) => {
      const text = new TextDecoder().decode(texts[index])
      return checkArticle(await prepare({ ...file, text, takenAt: source.takenAt }), places)
    }),
  )
}
