import type { IndexEntry } from '#app/lib/articles/article-index.ts'
import { articlePath } from '#article-host/article-name.ts'
import { escapeHtml } from './escape.ts'

/** How many articles the home page names. */
const MOST = 2

/**
 * Puts links to the newest articles into their place below the hero's links. It stays empty, and takes no room, without articles.
 *
 * @param entries newest first
 * @param prefix the base of the site without its last slash
 * @param label the word before them
 */
export function withLatest(
  html: string,
  entries: readonly IndexEntry[],
  prefix: string,
  label: string,
): string {
  if (entries.length === 0) return html
  const links = entries.slice(0, MOST).map(({ name, title, lang }) => {
    const language = lang === undefined ? '' : ` lang="${escapeHtml(lang)}"`
    return `<a class="lone" href="${escapeHtml(prefix + articlePath(name))}"${language}>${escapeHtml(title || name)}</a>`
  })
  return html.replace(
    /<p[^>]* data-latest="[^>]*>/,
    (start) => `${start}<span>${escapeHtml(label)}</span>${links.join('')}`,
  )
}
