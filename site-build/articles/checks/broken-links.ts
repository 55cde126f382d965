import type { Reference, ReferenceOf } from '#markdown/article.ts'
import type { Article, Finding } from '#site-build/model.ts'
import { withoutPrefix } from './check-article.ts'
import { decoded, destinationFixes, type FindClosest, limitedClosestNames, suggest } from './fixes.ts'

/** What is wrong with a link, and the destination that is likely meant, as it would be written. */
type BrokenLink = { message: string; destination?: string | undefined }

/** The addresses of every site that are not texts. */
const ADDRESSES_OF_EVERY_SITE = [
  /^\/$/,
  /^\/blogs$/,
  /^\/archive\/\d+$/,
  // The list of a tag, and its older pages.
  /^\/tags\/[^/]+$/,
  /^\/archive\/tags\/[^/]+\/\d+$/,
  // Feeds and data files.
  /^\/(?:rss|atom|sitemap)\.xml$/,
  /^\/feed\.json$/,
  /^\/(?:robots|llms)\.txt$/,
]

const LIST_PATH = '/blogs'

/** Bytes that the parser has encoded: letters other than those of ASCII. */
const ENCODED_LETTERS = /(?:%[89A-F][\dA-F])+/gi

/** The names of the articles without a page: drafts, and scheduled ones with their days (`2026-12-01`). */
type HiddenArticles = { drafts: ReadonlySet<string>; scheduled: ReadonlyMap<string, string> }

/** What links may lead to. Names are those of references (`referenceName`). */
type LinkTargets = HiddenArticles & {
  /** The ids in each text. */
  anchorsByName: ReadonlyMap<string, readonly string[]>
  /** The names of the texts that have a page. */
  publishedNames: readonly string[]
  /** Whether the site has a file of the owner, or an alias, at an address such as `/cv.pdf`. */
  isOnSite: (address: string) => boolean
  findClosest: FindClosest
}

/** Finds links to missing articles, pages, files, hidden articles or headings. */
export function brokenLinks(
  texts: readonly Article[],
  { drafts, scheduled }: HiddenArticles,
  isOnSite: LinkTargets['isOnSite'],
): Finding[] {
  const anchorsByName = new Map(texts.map((text) => [referenceName(text), text.anchors]))
  const publishedNames = [...anchorsByName.keys()].filter((name) => !drafts.has(name) && !scheduled.has(name))
  const findClosest = limitedClosestNames()
  const targets = { drafts, scheduled, anchorsByName, publishedNames, isOnSite, findClosest }
  return texts.flatMap((text) =>
    text.references.flatMap((reference): Finding[] => {
      const broken = checkLink(reference, text, targets)
      if (broken === null) return []
      // As the author wrote it.
      const readable = broken.message.replaceAll(ENCODED_LETTERS, decoded)
      const fixes = destinationFixes(text, reference.written, broken.destination)
      return [{ file: text.file, line: reference.line, message: `link: ${readable}`, fixes }]
    }),
  )
}

/** What is wrong with a link in a text; `null` if nothing is, or if the reference is no link. */
function checkLink(reference: Reference, from: Article, targets: LinkTargets): BrokenLink | null {
  if (reference.kind === 'unresolved') return unresolvedLink(reference.written, from, targets)
  if (reference.kind !== 'article') return null
  const { name, written } = reference
  const isWithinText = written === '' || written.startsWith('#')
  if (isWithinText) return missingHeading(written, from.anchors, targets)
  const reason = reasonOfHidden(name, from, targets)
  if (reason !== null) return { message: `expected an article at "${written}", ${reason}` }
  const anchors = targets.anchorsByName.get(name)
  return anchors ? missingHeading(written, anchors, targets) : missingText(reference, from, targets)
}

/** A link without a destination. It may be meant as an address of another site, so no article replaces it. */
function unresolvedLink(written: string, from: Article, targets: LinkTargets): BrokenLink {
  const { hint } = suggestTexts(decoded(partsOf(written).path), from, targets)
  return { message: `expected an article, a page, a heading or a whole address, found "${written}"${hint}` }
}

/** Why an article has no page to which another text may link; `null` if it has one. */
function reasonOfHidden(name: string, from: Article, { drafts, scheduled }: HiddenArticles): string | null {
  // The development server also checks drafts.
  if (drafts.has(name) && name !== from.facts.name)
    return 'found a draft, or one with an error, which has no page'
  const day = scheduled.get(name)
  if (day === undefined) return null
  // Days in this form are in the order of their texts.
  const dayOfFrom = scheduled.get(referenceName(from)) ?? ''
  return day > dayOfFrom ? `found one that has no page until ${day}` : null
}

function missingText(
  { name, written }: ReferenceOf<'article'>,
  from: Article,
  targets: LinkTargets,
): BrokenLink | null {
  const isRootPath = name.startsWith('/') && written.startsWith('/')
  const isOther = targets.isOnSite(name) || ADDRESSES_OF_EVERY_SITE.some((address) => address.test(name))
  if (isRootPath && isOther) return null
  const { hint, replacement } = isRootPath
    ? suggestPages(name, from, targets)
    : suggestTexts(name, from, targets)
  const { fragment } = partsOf(written)
  return {
    message: `expected ${expectedKind(name, isRootPath)} at "${written}", found none${hint}`,
    destination: replacement === undefined ? undefined : replacement + fragment,
  }
}

/** @param anchors the ids of the text that the link leads to */
function missingHeading(
  written: string,
  anchors: readonly string[],
  { findClosest }: LinkTargets,
): BrokenLink | null {
  const { path, fragment } = partsOf(written)
  const anchor = withoutPrefix(decoded(fragment.slice(1)).toLowerCase())
  if (anchor === '' || anchors.includes(anchor)) return null
  const { hint, replacement } = suggest(anchor, findClosest(anchor, anchors), (id) => `#${id}`)
  return {
    message: `expected a heading at "${written}", found none${hint}`,
    destination: replacement === undefined ? undefined : path + replacement,
  }
}

/** Suggests the list of articles for an address that is nearly its own, as blogs of other programs have it; otherwise texts. */
function suggestPages(wanted: string, from: Article, targets: LinkTargets) {
  const [list] = targets.findClosest(wanted, [LIST_PATH])
  return list === undefined ? suggestTexts(wanted, from, targets) : suggest(wanted, [list])
}

/** Suggests the texts whose names are closest to one that does not exist. */
function suggestTexts(wanted: string, from: Article, { publishedNames, findClosest }: LinkTargets) {
  return suggest(wanted, findClosest(wanted, publishedNames), (name) => pathTo(name, from))
}

/** The path of a destination, and its fragment with `#`; both may be empty. A query is neither. */
function partsOf(written: string): { path: string; fragment: string } {
  const hash = written.indexOf('#')
  const fragment = hash === -1 ? '' : written.slice(hash)
  const beforeFragment = hash === -1 ? written : written.slice(0, hash)
  const [path = ''] = beforeFragment.split('?')
  return { path, fragment }
}

function expectedKind(name: string, isRootPath: boolean): string {
  if (!name.startsWith('/')) return 'an article'
  return isRootPath ? 'a file in public/ or a page of the site' : 'a page'
}

/** The name of a text in references: a page of the owner has a slash before its name. */
function referenceName(text: Article): string {
  return isPage(text) ? `/${text.facts.name}` : text.facts.name
}

function isPage({ file }: Article): boolean {
  return file.startsWith('pages/')
}

/** The destination of a link to a text, as it is written in another text. */
function pathTo(name: string, from: Article): string {
  const articlesFolder = isPage(from) ? '../articles/' : ''
  const path = name.startsWith('/') ? `../pages${name}` : articlesFolder + name
  return `${path.replaceAll(/[\s%?#<>"]/g, encodeURIComponent)}.md`
}
