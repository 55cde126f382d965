import type { ArticleFile } from '#app/lib/articles/article-index.ts'
import { plainLines } from '#site-build/files/search/plain-lines.ts'
import type { PicturePlaces } from '#site-build/articles/pictures/place-pictures.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import type { RenderedArticle } from './article-threads.ts'
import { checkArticle } from './checks/check-article.ts'

/** Formats, checks and renders one article: in a thread of the build, or in the process of the other commands. */
export async function renderArticle(
  server: Pick<ServerEntry, 'formatFile' | 'renderHtml'>,
  file: ArticleFile,
  places: PicturePlaces,
): Promise<RenderedArticle> {
  const { checked, body } = checkArticle(await server.formatFile(file), places)
  return { checked, html: server.renderHtml(body), lines: plainLines(body) }
}
