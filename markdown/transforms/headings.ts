import GithubSlugger from 'github-slugger'
import type { Root } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { walkElements, walkMarkdown } from '#markdown/tree.ts'
import { ID_PREFIX } from './destination.ts'

/** Stores the words of which GitHub makes a heading's anchor: of the source, without raw HTML and images. Changes the tree in place. */
export function keepHeadingWords(tree: MarkdownRoot): void {
  walkMarkdown(tree, (heading) => {
    if (heading.type !== 'heading') return
    const dataAnchor = toString(heading, { includeImageAlt: false, includeHtml: false })
    heading.data = { hProperties: { dataAnchor } }
  })
}

/**
 * Gives headings GitHub's anchors, without their prefix. Returns that of the title above the text, which GitHub counts when it
 * numbers equal anchors. Changes the tree in place.
 */
export function anchorHeadings(tree: Root, title: string | null): string | null {
  const slugger = new GithubSlugger()
  // Footnotes have theirs.
  walkElements(tree, ({ properties: { id } }) => {
    if (typeof id === 'string') slugger.slug(id)
  })
  const titleId = title === null ? null : ID_PREFIX + slugger.slug(title)
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
  return titleId
}
