import { closestNames } from '#app/lib/closest-names.ts'
import type { Reference } from '#markdown/article.ts'
import { type CheckedArticle, withoutPrefix } from './check-article.ts'
import type { Warning } from '#site-build/read/warnings/warning.ts'

export type LinkedText = Pick<CheckedArticle, 'file' | 'article' | 'references' | 'anchors'>

/** The addresses of every site that are not texts: home, the list with its older pages, the tags, the feeds, and data files. */
const OF_SITE =
  /^\/(blogs|tags\/[^/]+|archive\/(tags\/[^/]+\/)?\d+|(rss|atom|sitemap)\.xml|feed\.json|(robots|llms)\.txt)?$/

/**
 * Finds links in articles and the owner's pages that lead to missing articles, files, drafts or headings, or that the site cannot
 * show.
 *
 * @param drafts the names of articles without a page
 * @param pages the owner's, without drafts; null if they are unknown
 * @param isPublic whether `public/` has a file for an address of the site
 */
export function brokenLinks(
  articles: readonly LinkedText[],
  drafts: ReadonlySet<string>,
  pages: readonly LinkedText[] | null,
  isPublic: (address: string) => boolean,
): Warning[] {
  const anchors = new Map([
    ...articles.map((one) => [one.article.name, one.anchors] as const),
    ...(pages ?? []).map((one) => [`/${one.article.name}`, one.anchors] as const),
  ])
  const published = [...anchors.keys()].filter((name) => !drafts.has(name))

  /** @param from the text that contains the link */
  function faultOf({ kind, to, written }: Reference, from: LinkedText): string | null {
    if (kind === 'unresolved')
      return `expected an article, a page, a heading or a whole address, found "${written}"${closest(decoded(written.replace(/[?#].*/s, '')), published, '', '.md')}`
    if (kind === 'unencoded-space')
      return `expected an address without blanks, found "${written}"; write "${written.replaceAll(' ', '%20')}" or "<${written}>"`
    if (kind !== 'article' || (pages === null && to.startsWith('/'))) return null
    const isItself = /^#|^$/.test(written)
    // The development server also checks drafts.
    if (drafts.has(to) && !isItself && to !== from.article.name)
      return `expected an article at "${written}", found a draft, or one with an error, which has no page`
    const places = isItself ? from.anchors : anchors.get(to)
    const isRoot = to.startsWith('/') && written.startsWith('/')
    if (!places && isRoot && (isPublic(to) || OF_SITE.test(to))) return null
    const page = isRoot ? 'a file in public/ or a page of the site' : 'a page'
    const what = to.startsWith('/') ? page : 'an article'
    if (!places) return `expected ${what} at "${written}", found none${closest(to, published, '', '.md')}`
    const anchor = anchorIn(written)
    if (anchor === '' || places.includes(anchor)) return null
    return `expected a heading at "${written}", found none${closest(anchor, places, '#', '')}`
  }

  return [...articles, ...(pages ?? [])].flatMap((text) =>
    text.references.flatMap((reference) => {
      const fault = faultOf(reference, text)
      return fault === null ? [] : [{ file: text.file, line: reference.line, message: `link: ${fault}` }]
    }),
  )
}

/** The closest names, written as in links. */
function closest(wanted: string, names: readonly string[], before = '', after = ''): string {
  const close = closestNames(wanted, names).map(
    (name) => `"${before}${name.replace(/^\//, '../pages/').replaceAll(' ', '%20')}${after}"`,
  )
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
