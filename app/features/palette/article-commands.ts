import type { Found } from '#app/features/search/use-search.ts'
import { headline } from '#app/lib/articles/headline.ts'
import { articlePath } from '#article-host/article-name.ts'
import { plural } from '#app/lib/language/plural.ts'
import * as words from '#app/lib/words/palette.ts'
import type { Command } from './commands.ts'

/** The most articles, so that they leave room for other commands. */
const MOST = 8

/**
 * Commands for the articles that the search has found, the best first, and one for the list of all if there are more.
 *
 * @param prefix the base of the site without its last slash
 */
export function articleCommands(
  { hits, text: query, isNear }: Pick<Found, 'hits' | 'text' | 'isNear'>,
  prefix: string,
): Command[] {
  if (hits === null) return []
  const article = (title: string, path: string, detail?: string): Command => ({
    group: isNear ? words.similarArticles : words.articles,
    title,
    detail,
    // The search also reads texts and tolerates typing errors, so its hits always match, whatever their title is.
    words: query,
    href: prefix + path,
  })
  const all = article(plural(words.allArticles, hits.length), `/blogs?q=${encodeURIComponent(query)}`)
  return [
    ...hits.slice(0, MOST).map(({ name, title }) => {
      const [line, file] = headline(name, title)
      return article(line, articlePath(name), file)
    }),
    ...(hits.length > MOST ? [all] : []),
  ]
}
