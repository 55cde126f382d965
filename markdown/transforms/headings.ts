import GithubSlugger from 'github-slugger'
import type { Root } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { walkElements, walkMarkdown } from '#markdown/tree.ts'
import { ID_PREFIX } from './destination.ts'

const HEADING = /^h([1-6])$/
/** The id that mdast-util-to-hast gives to the heading of footnotes. It is the only one without a prefix. */
const FOOTNOTE_LABEL = 'footnote-label'

/**
 * Stores the words from which GitHub makes a heading's anchor: those of the source, before shortcodes become emoji and TeX
 * becomes formulas, without raw HTML and without the text of images. Changes the tree in place.
 */
export function keepHeadingWords(tree: MarkdownRoot): void {
  walkMarkdown(tree, (heading) => {
    if (heading.type !== 'heading') return
    const dataAnchor = toString(heading, { includeImageAlt: false, includeHtml: false })
    heading.data = { hProperties: { dataAnchor } }
  })
}

/**
 * Gives headings GitHub's anchors. The page's title is its only heading of level 1, so those of the text start at level 2.
 * Changes the tree in place.
 *
 * @param title the title above the text, because GitHub counts it when it numbers equal anchors
 * @returns the id that the title would have
 */
export function anchorHeadings(tree: Root, title: string | null): string | null {
  const slugger = new GithubSlugger()
  for (const id of footnoteIds(tree)) slugger.slug(id)
  const titleId = title === null ? null : ID_PREFIX + slugger.slug(title)
  walkElements(tree, (element) => {
    const level = HEADING.exec(element.tagName)?.[1]
    if (level === undefined || element.properties.id === FOOTNOTE_LABEL) return
    const { dataAnchor, ...properties } = element.properties
    const words = String(dataAnchor)
    const id = ID_PREFIX + slugger.slug(words.trim() === '' ? 'section' : words)
    element.tagName = `h${Math.max(2, Number(level))}`
    element.properties = { ...properties, id }
  })
  return titleId
}

/** The ids that mdast-util-to-hast has given to footnotes, without their prefix. */
function footnoteIds(tree: Root): string[] {
  const ids = [FOOTNOTE_LABEL]
  walkElements(tree, ({ properties: { id } }) => {
    if (typeof id === 'string' && id.startsWith(ID_PREFIX)) ids.push(id.slice(ID_PREFIX.length))
  })
  return ids
}

/** Prefixes the id of the footnotes' heading, and the references to it. Changes the tree in place. */
export function prefixFootnoteLabel(tree: Root): void {
  walkElements(tree, ({ properties }) => {
    if (properties.id === FOOTNOTE_LABEL) properties.id = ID_PREFIX + FOOTNOTE_LABEL
    if (properties.ariaDescribedBy) properties.ariaDescribedBy = [ID_PREFIX + FOOTNOTE_LABEL]
  })
}
