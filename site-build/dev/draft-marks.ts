import type { ArticleIndex, PublishedArticle } from '#app/lib/articles/article-index.ts'
import { newestFirst } from '#site-build/articles/article-dates.ts'
import { fileOf, textOf, type Warning } from '#site-build/read/warnings/warning.ts'
import { escapeHtml } from '#site-build/files/documents/escape.ts'

/**
 * Adds drafts to the index by their date, and those without one at its beginning. Their descriptions explain why they are not on the
 * built site.
 */
export function withDrafts(
  index: ArticleIndex,
  drafts: readonly PublishedArticle[],
  warnings: readonly Warning[],
): ArticleIndex {
  const entries = drafts.map(({ name, sha, title, description, minutes, date }) => {
    const error = warnings.find(({ level, file }) => level === 'error' && file === fileOf(name))
    const why = error ? `Not on the built site: ${error.message}.` : 'Draft, not on the built site.'
    const day = date === undefined ? {} : { date }
    return { name, sha, title, minutes, description: `${why} ${description}`.trim(), ...day }
  })
  const undated = entries.filter(({ date }) => date === undefined)
  const dated = entries.filter(({ date }) => date !== undefined)
  return { ...index, drafts: [], entries: [...undated, ...newestFirst([...dated, ...index.entries])] }
}

/** The HTML of an article's text, below the warnings about it. */
export function withWarnings(html: string, name: string, warnings: readonly Warning[]): string {
  const own = warnings.filter(({ file }) => file === fileOf(name))
  if (own.length === 0) return html
  const items = own.map((warning) => `<li>${escapeHtml(textOf(warning))}</li>`).join('')
  const box = `<div class="alert alert-warning"><p class="alert-title">Only in development</p><ul class="list">${items}</ul></div>`
  return html.replace(/<div class="prose"[^>]*>/, (start) => start + box)
}
