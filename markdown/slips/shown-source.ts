import type { Heading, Nodes, Paragraph, TableCell } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'

/** Where a text has words, and with them whatever was meant as Markdown and is none. */
export type Words = Paragraph | Heading | TableCell

/** What is understood: none of it is looked at again. */
const UNDERSTOOD: ReadonlySet<string> = new Set([
  ...['inlineCode', 'inlineMath', 'html', 'image', 'imageReference', 'footnoteReference'],
])
/** In the place of each character that is understood. */
const MASK = '\0'

/**
 * The source of a node as far as it is shown as it is written: code, formulas, pictures and the destinations of links are
 * masked, character by character, so that every place stays where it is.
 *
 * @param source the whole text, which the positions of the tree are of
 */
export function shownSource(node: Words, source: string): string {
  const [start, end] = rangeOf(node)
  let shown = source.slice(start, end)
  const mask = (from: number, to: number) => {
    shown = shown.slice(0, from - start) + MASK.repeat(to - from) + shown.slice(to - start)
  }
  visit(node, (child) => {
    const [from, to] = rangeOf(child)
    if (UNDERSTOOD.has(child.type)) {
      mask(from, to)
      return SKIP
    }
    if (child.type === 'link' || child.type === 'linkReference') mask(endOfWords(child.children, from), to)
    return undefined
  })
  return shown
}

/** @param index of a character of the shown source */
export function lineAt(node: Words, shown: string, index: number): number {
  const breaks = shown.slice(0, index).match(/\r\n|\n|\r/g) ?? []
  return (node.position?.start.line ?? 1) + breaks.length
}

/** What follows the words of a link is its destination; an address that is a link as it stands is all words. */
function endOfWords(children: readonly Nodes[], from: number): number {
  const last = children.at(-1)
  return last ? rangeOf(last)[1] : from
}

function rangeOf({ position }: Nodes): [number, number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0]
}
