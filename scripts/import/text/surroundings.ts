import type { Root } from 'mdast'
import { walkMarkdown } from '#markdown/tree.ts'
import { isInAny, type Place, placeOf } from './places.ts'

/** What surrounds an offset of a text. */
export type Surroundings = {
  isInCode: (offset: number) => boolean
  /** Whether it is inside a block of HTML. */
  isInHtml: (offset: number) => boolean
}

/** The blocks that contain blocks. */
export const CONTAINERS = new Set(['root', 'blockquote', 'list', 'listItem', 'footnoteDefinition'])

/** Says of offsets whether they are inside of code or of a block of HTML. */
export function surroundingsOf(tree: Root): Surroundings {
  const code: Place[] = []
  const html: Place[] = []
  walkMarkdown(tree, (node, _, parent) => {
    if (node.type === 'code' || node.type === 'inlineCode') code.push(placeOf(node))
    if (node.type === 'html' && CONTAINERS.has(parent.type)) html.push(placeOf(node))
  })
  return { isInCode: isInAny(code), isInHtml: isInAny(html) }
}
