import type { Root } from 'mdast'
import type { Reference } from '#markdown/article.ts'
import { walkMarkdown } from '#markdown/tree.ts'

/** The text between the parentheses of a link. No path of a file is longer. */
const DESTINATION = /\]\(([^()<>\n]{1,300})\)/g
const TITLE = /\s+(?:"[^"]*"|'[^']*')\s*$/
/** A path with a space and a file extension. `[i](see there)` is meant as text. */
const PATH_WITH_SPACE = /\S [^?]*\.\w{2,5}(?:#\S*)?$/

/** Finds links and images that are text, because their path contains an unencoded space (CommonMark, "link destination"). */
export function linksWithSpaces(tree: Root): Reference[] {
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
