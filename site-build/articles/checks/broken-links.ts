import { closestNames } from '#app/lib/closest-names.ts'
import type { Reference } from '#markdown/article.ts'
import type { Article, Finding } from '#site-build/model.ts'
import { withoutPrefix } from './check-article.ts'
import { decoded, destinationFixes, suggest } from './fixes.ts'

type Fault = [message: string, likelyAddress?: string | undefined]

/** The addresses of every site that are not texts: home, the list with its older pages, the tags, the feeds, and data files. */
const OF_SITE =
  /^\/(blogs|tags\/[^/]+|archive\/(tags\/[^/]+\/)?\d+|(rss|atom|sitemap)\.xml|feed\.json|(robots|llms)\.txt)?$/

/** The names of the articles without a page: drafts, and scheduled ones with their days (`2026-12-01`). */
type HiddenArticles = { drafts: ReadonlySet<string>; scheduled: ReadonlyMap<string, string> }

/** Finds links to missing articles, pages, files, hidden articles or headings. `isOnSite`: whether the site has another file there. */
export function brokenLinks(
  texts: readonly Article[],
  { drafts, scheduled }: HiddenArticles,
  isOnSite: (address: string) => boolean,
): Finding[] {
  // A page has a slash before its name, as in references.
  const nameOf = (text: Article) => (isPage(text) ? '/' : '') + text.facts.name
  const anchors = new Map(texts.map((text) => [nameOf(text), text.anchors]))
  const published = [...anchors.keys()].filter((name) => !drafts.has(name) && !scheduled.has(name))

  function faultOf({ kind, to, written }: Reference, from: Article): Fault | null {
    const [, path = '', fragment = ''] = /^([^?#]*)[^#]*(.*)$/s.exec(written) ?? []
    const suggestTexts = (wanted: string) =>
      suggest(wanted, closestNames(wanted, published), (name) => pathTo(name, from))
    if (kind === 'unresolved') {
      // Perhaps an address of another site, so no article replaces it.
      const { hint } = suggestTexts(decoded(path))
      return [`expected an article, a page, a heading or a whole address, found "${written}"${hint}`]
    }
    if (kind !== 'article') return null
    const isItself = /^#|^$/.test(written)
    // The development server also checks drafts.
    if (drafts.has(to) && !isItself && to !== from.facts.name)
      return [`expected an article at "${written}", found a draft, or one with an error, which has no page`]
    const day = scheduled.get(to)
    // Days in this form are in the order of their texts.
    const isLater = day !== undefined && day > (scheduled.get(nameOf(from)) ?? '')
    if (isLater && !isItself)
      return [`expected an article at "${written}", found one that has no page until ${day}`]
    const places = isItself ? from.anchors : anchors.get(to)
    if (!places) {
      const isRoot = to.startsWith('/') && written.startsWith('/')
      if (isRoot && (isOnSite(to) || OF_SITE.test(to))) return null
      const page = isRoot ? 'a file in public/ or a page of the site' : 'a page'
      const what = to.startsWith('/') ? page : 'an article'
      const { hint, only } = suggestTexts(to)
      return [`expected ${what} at "${written}", found none${hint}`, only && only + fragment]
    }
    const anchor = withoutPrefix(decoded(fragment.slice(1)).toLowerCase())
    if (anchor === '' || places.includes(anchor)) return null
    const { hint, only } = suggest(anchor, closestNames(anchor, places), (id) => `#${id}`)
    return [`expected a heading at "${written}", found none${hint}`, only && path + only]
  }

  return texts.flatMap((text) =>
    text.references.flatMap((reference): Finding[] => {
      const [message, to] = faultOf(reference, text) ?? []
      if (message === undefined) return []
      const fixes = destinationFixes(text, reference.written, to)
      // As the author wrote it: the parser encodes letters other than those of ASCII.
      const readable = message.replaceAll(/(?:%[89A-F][\dA-F])+/gi, decoded)
      return [{ file: text.file, line: reference.line, message: `link: ${readable}`, fixes }]
    }),
  )
}

function isPage({ file }: Article): boolean {
  return file.startsWith('pages/')
}

function pathTo(name: string, from: Article): string {
  const folder = isPage(from) ? '../articles/' : ''
  const path = name.startsWith('/') ? `../pages${name}` : folder + name
  return `${path.replaceAll(/[\s%?#<>"]/g, encodeURIComponent)}.md`
}
