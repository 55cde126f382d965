import { closestNames } from '#app/lib/closest-names.ts'
import type { Reference } from '#markdown/article-places.ts'
import { type CheckedArticle, fileOf, withoutPrefix } from './check-article.ts'
import type { Warning } from './warnings.ts'

/**
 * Finds links to missing articles, drafts and headings, and links that the site cannot show.
 *
 * @param drafts the names of articles without a page
 */
export function brokenLinks(
  articles: readonly Pick<CheckedArticle, 'article' | 'references' | 'anchors'>[],
  drafts: ReadonlySet<string>,
): Warning[] {
  const anchors = new Map(articles.map(({ article, anchors: places }) => [article.name, places]))
  const published = [...anchors.keys()].filter((name) => !drafts.has(name))

  function faultOf({ kind, to, written }: Reference, from: string): string | null {
    if (kind === 'nowhere')
      return `expected an article, a heading or a whole address, found "${written}"${closest(decoded(written.replace(/[?#].*/s, '')), published, '', '.md')}`
    if (kind === 'blank')
      return `expected an address without blanks, found "${written}"; write "${written.replaceAll(' ', '%20')}" or "<${written}>"`
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

  return articles.flatMap(({ article, references }) =>
    references.flatMap((reference) => {
      const fault = faultOf(reference, article.name)
      return fault === null
        ? []
        : [{ file: fileOf(article.name), line: reference.line, message: `link: ${fault}` }]
    }),
  )
}

/** The closest names, as links write them. */
function closest(wanted: string, names: readonly string[], before = '', after = ''): string {
  const close = closestNames(wanted, names).map((name) => `"${before}${name.replaceAll(' ', '%20')}${after}"`)
  return close.length === 0 ? '' : ` (close: ${close.join(', ')})`
}

/** @returns the id in a link, without its prefix; empty for a link to the beginning */
function anchorIn(written: string): string {
  const hash = written.indexOf('#')
  return hash === -1 ? '' : withoutPrefix(decoded(written.slice(hash + 1)))
}

/** Browsers use a fragment as it is when it cannot be decoded (HTML, "find a potential indicated element"). */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
