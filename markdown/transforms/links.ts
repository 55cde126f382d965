import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Root as MarkdownRoot } from 'mdast'
import type { Reference } from '#markdown/article.ts'
import type { UrlBases } from './destination.ts'
import { walkElements, walkMarkdown } from '#markdown/tree.ts'
import { linkDestination } from './destination.ts'

/** The text between the parentheses of a link. No path of a file is longer. */
const DESTINATION = /\]\(([^()<>\n]{1,300})\)/g
const TITLE = /\s+(?:"[^"]*"|'[^']*')\s*$/
/** A path with a space and a file extension. `[i](see there)` is meant as text. */
const PATH_WITH_SPACE = /\S [^?]*\.\w{2,5}(?:#\S*)?$/

/**
 * Resolves the destinations of links (MD-4). A link to the article's own title leads to the top of the page, which shows the
 * title. Changes the tree in place.
 *
 * @param titleId see `anchorHeadings`
 * @returns the links to articles and to the owner's pages, and those without a destination
 */
export function resolveLinks(tree: Root, bases: UrlBases, titleId: string | null): Reference[] {
  const references: Reference[] = []
  walkElements(tree, (link) => {
    const { properties, tagName } = link
    if (tagName !== 'a') return
    const written = String(properties.href ?? '')
    const line = link.position?.start.line
    const destination = linkDestination(written, bases)
    delete properties.href
    if (!destination) {
      references.push({ kind: 'unresolved', to: written, written, line })
      return
    }
    const { href, external, article } = destination
    const isTitle = titleId !== null && href === encodeURI(`#${titleId}`)
    if (article !== undefined && !isTitle) references.push({ kind: 'article', to: article, written, line })
    properties.href = isTitle ? '#top' : href
    if (external) properties.rel = ['noopener', 'noreferrer']
    // Printed pages add the address after the words, unless the words are the address.
    if (external && toString(link) === href) properties.className = ['bare-address']
  })
  return references
}

/** Finds links and images that are text, because their path contains an unencoded space (CommonMark, "link destination"). */
export function linksWithSpaces(tree: MarkdownRoot): Reference[] {
  const references: Reference[] = []
  walkMarkdown(tree, (node) => {
    if (node.type !== 'text') return
    for (const { 1: destination = '', index } of node.value.matchAll(DESTINATION)) {
      const written = destination.replace(TITLE, '').trim()
      if (!PATH_WITH_SPACE.test(written)) continue
      const above = node.value.slice(0, index).split('\n').length - 1
      references.push({
        kind: 'unencoded-space',
        to: written,
        written,
        line: node.position && node.position.start.line + above,
      })
    }
  })
  return references
}
