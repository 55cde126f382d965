import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import { ID_PREFIX } from '#markdown/destination.ts'

/** The id that mdast-util-to-hast gives to the heading of footnotes. It is the only one without a prefix. */
export const FOOTNOTE_LABEL = 'footnote-label'

/** Prefixes the id of the footnotes' heading, and the references to it. Changes the tree in place. */
export function prefixFootnoteLabel(tree: Root): void {
  visit(tree, 'element', ({ properties }) => {
    if (properties.id === FOOTNOTE_LABEL) properties.id = ID_PREFIX + FOOTNOTE_LABEL
    if (properties.ariaDescribedBy) properties.ariaDescribedBy = [ID_PREFIX + FOOTNOTE_LABEL]
  })
}
