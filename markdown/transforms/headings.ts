import GithubSlugger from 'github-slugger'
import type { Element, Root } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { element, walkElements, walkMarkdown } from '#markdown/tree.ts'
import { fragmentOf } from './fragments.ts'

/** Stores the words of which GitHub makes a heading's anchor: of the source, without raw HTML and images. Changes the tree in place. */
export function keepHeadingWords(tree: MarkdownRoot): void {
  walkMarkdown(tree, (heading) => {
    if (heading.type !== 'heading') return
    const dataAnchor = toString(heading, { includeImageAlt: false, includeHtml: false })
    heading.data = { hProperties: { dataAnchor } }
  })
}

/**
 * Gives headings GitHub's anchors, without their prefix. Returns the fragment of the title above the text, which GitHub counts when it
 * numbers equal anchors. Changes the tree in place.
 */
export function anchorHeadings(tree: Root, title: string | null): string | null {
  const slugger = new GithubSlugger()
  // Footnotes have theirs.
  walkElements(tree, ({ properties: { id } }) => {
    if (typeof id === 'string') slugger.slug(id)
  })
  const titleFragment = title === null ? null : fragmentOf(slugger.slug(title))
  walkElements(tree, (element) => {
    const { dataAnchor, ...properties } = element.properties
    if (typeof dataAnchor !== 'string') return
    // The title is the page's only heading of level 1.
    if (element.tagName === 'h1') element.tagName = 'h2'
    element.properties = {
      ...properties,
      id: slugger.slug(dataAnchor.trim() === '' ? 'section' : dataAnchor),
    }
  })
  return titleFragment
}

/**
 * Lets addresses lead to headings and footnotes without the prefix of their ids, also without scripts: the name of an `<a>` is a
 * fragment, too (HTML, "find a potential indicated element"), and unlike an id it shadows no property of `document`. Changes the tree
 * in place.
 */
export function nameAnchors(tree: Root): void {
  walkElements(tree, (target) => {
    const { id } = target.properties
    if (typeof id !== 'string') return
    const name = fragmentOf(id)
    // Its fragment is the id.
    if (name === id) return
    if (target.tagName === 'a') target.properties['name'] = name
    else firstParagraphOf(target).children.unshift(element('a', { name }, []))
  })
}

/** The place of the name in a footnote, so that its first paragraph stays the first element; a heading itself. */
function firstParagraphOf(target: Element): Element {
  const first = target.children.find((child) => child.type === 'element')
  return first?.tagName === 'p' ? first : target
}
