import type { FormattedFile } from '#app/lib/articles/formatted-file.ts'
import { plainLines } from '#site-build/files/search/article-words.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import { type CheckedArticle, checkArticle } from './checks/check-article.ts'
import type { PicturePlaces } from './pictures/place-pictures.ts'

export type RenderedArticle = {
  checked: CheckedArticle
  /** The text as HTML (`renderHtml`). */
  html: string
  /** Its text without markup: a line for each block. */
  lines: readonly string[]
}

/** Checks and renders a formatted article: in a thread of the build, or in the process of the other commands. */
export function renderArticle(
  server: Pick<ServerEntry, 'renderHtml'>,
  formatted: FormattedFile,
  places: PicturePlaces,
): RenderedArticle {
  const { checked, body } = checkArticle(formatted, places)
  return { checked, html: server.renderHtml(body, checked.article.lang), lines: plainLines(body) }
}
