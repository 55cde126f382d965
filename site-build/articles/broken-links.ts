import { closestNames } from '#app/lib/closest-names.ts'
import type { Reference } from '#markdown/article-places.ts'
import { type CheckedArticle, fileOf, withoutPrefix } from './check-article.ts'
import type { Warning } from './warnings.ts'

/**
 * The links that lead nowhere: to no article, to a draft, to no heading, or to something that this site cannot show.
 *
 * @param articles whose links to check
 * @param drafts the names of articles without a page
 */
export function brokenLinks(
  articles: readonly Pick<CheckedArticle, 'name' | 'references' | 'anchors'>[],
  drafts: ReadonlySet<string>,
): Warning[] {
  const anchors = new Map(articles.map((article) => [article.name, article.anchors]))
  const published = [...anchors.keys()].filter((name) => !drafts.has(name))

  function problemOf({ kind, to, written }: Reference, from: string): string | null {
    if (kind === 'nowhere')
      return `expected an article, a heading or a whole address, found "${written}"${closest(decoded(written.replace(/[?#].*/s, '')), published, '', '.md')}`
    if (kind !== 'article') return null
    // The development server also checks drafts.
    const isDraft = drafts.has(to) && to !== from
    const places = anchors.get(to)
    if (isDraft)
      return `expected an article at "${written}", found a draft, or one with an error, which has no page`
    if (!places) return `expected an article at "${written}", found none${closest(to, published, '', '.md')}`
    const anchor = anchorIn(written)
    if (anchor === '' || places.includes(anchor)) return null
    return `expected a heading at "${written}", found none${closest(anchor, places, '#', '')}`
  }

  return articles.flatMap(({ name, references }) =>
    references.flatMap((reference) => {
      const problem = problemOf(reference, name)
      return problem === null
        ? []
        : [{ file: fileOf(name), line: reference.line, message: `link: ${problem}` }]
    }),
  )
}

/** The names that may have been meant, as the rest of a sentence and as a link writes them. */
export function closest(wanted: string, names: readonly string[], before = '', after = ''): string {
  const close = closestNames(wanted, names).map((name) => `"${before}${name.replaceAll(' ', '%20')}${after}"`)
  return close.length === 0 ? '' : ` (close: ${close.join(', ')})`
}

/** @returns the id that a link names, without its prefix; empty for a link to the beginning */
function anchorIn(written: string): string {
  const hash = written.indexOf('#')
  return hash === -1 ? '' : withoutPrefix(decoded(written.slice(hash + 1)))
}

/** Browsers take a fragment that cannot be decoded as it is (HTML, "find a potential indicated element"). */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
