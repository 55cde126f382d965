/** Links to places of a text: other programs make other anchors of headings, and authors write their own. */
import GithubSlugger from 'github-slugger'
import { toString } from 'mdast-util-to-string'
import type { Root } from 'mdast'
import type { Destination } from '#markdown/parse/destinations.ts'
import { walkMarkdown } from '#markdown/tree.ts'
import type { Edit } from './edits.ts'

/** A heading of Markdown or HTML at the start of a line, with its level or tag. */
const HEADING = /^[ \t]{0,3}(?:#{1,6}[ \t]+(?<markdown>[^\n]+)|<h[1-6]\b[^<>]*>(?<html>[^\n]*?)<\/h[1-6]>)/gm
/** Where an author names a place: an attribute of HTML, or one of kramdown and Pandoc. */
const ANCHOR = new RegExp(
  [
    /<\w+\b[^<>]*?\s(?:id|name)\s*=\s*["']?(?<html>[^\s"'<>]+)["']?[^<>]*>/,
    /\{:?\s*#(?<list>[\w:.-]+)[^{}\n]*\}/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
)
const TAG_OR_ATTRIBUTES = /<[^<>]*>|\{[^{}\n]*\}/g

/** The letters of a heading, by the names that an author gave to places in its section. */
export type Anchors = ReadonlyMap<string, string>

/**
 * Finds the anchors of a text as it was written. One on the line of a heading or alone above it leads to this heading, and another one to
 * the heading of its section.
 */
export function findAnchors(text: string): Anchors {
  const headings = Array.from(text.matchAll(HEADING), (match) => ({
    from: match.index,
    to: match.index + match[0].length,
    letters: lettersOf(
      (match.groups?.['markdown'] ?? match.groups?.['html'] ?? '').replaceAll(TAG_OR_ATTRIBUTES, ''),
    ),
  }))
  const anchors = new Map<string, string>()
  let nextIndex = 0
  for (const match of text.matchAll(ANCHOR)) {
    // Headings and anchors ascend.
    while ((headings[nextIndex]?.from ?? Infinity) <= match.index) nextIndex += 1
    const next = headings[nextIndex]
    const current = headings[nextIndex - 1]
    const isInHeading = current !== undefined && match.index < current.to
    const textBetween = next && text.slice(match.index + match[0].length, next.from)
    const isAboveNext = textBetween !== undefined && textBetween.length < 200 && isEmpty(textBetween)
    const heading = isAboveNext && !isInHeading ? next : current
    const name = match.groups?.['html'] ?? match.groups?.['list'] ?? ''
    if (heading !== undefined && !anchors.has(name)) anchors.set(name, heading.letters)
  }
  return anchors
}

const isEmpty = (text: string) => text.replaceAll(TAG_OR_ATTRIBUTES, '').trim() === ''

/** The letters and digits of a text. Programs make anchors of them in different ways. */
const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Lets links to places lead to the anchors that this site makes of headings. */
export function anchorEdits(tree: Root, destinations: readonly Destination[], anchors: Anchors): Edit[] {
  const ownLinks = destinations.filter(({ url, isPicture }) => url.startsWith('#') && !isPicture)
  if (ownLinks.length === 0) return []
  const slugger = new GithubSlugger()
  const slugs = new Set<string>()
  const slugByLetters = new Map<string, string>()
  walkMarkdown(tree, (node) => {
    if (node.type !== 'heading') return
    const words = toString(node, { includeImageAlt: false, includeHtml: false })
    const slug = slugger.slug(words)
    slugs.add(slug)
    const letters = lettersOf(words)
    if (!slugByLetters.has(letters)) slugByLetters.set(letters, slug)
    // kramdown takes away what is before the first letter.
    const withoutNumber = letters.replace(/^\d+/, '')
    if (!slugByLetters.has(withoutNumber)) slugByLetters.set(withoutNumber, slug)
  })
  return ownLinks.flatMap(({ start, end, url }) => {
    const fragment = url.slice(1)
    if (slugs.has(fragment)) return []
    const slug = slugByLetters.get(anchors.get(fragment) ?? lettersOf(fragment))
    return slug === undefined ? [] : [{ from: start, to: end, replacement: `#${encodeURI(slug)}` }]
  })
}
