import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown'

/** Where a link or a picture leads: the place of the destination in the text (UTF-16 units), and the address that it means. */
export type Destination = { start: number; end: number; url: string }

/**
 * Notes the destinations of links, pictures and definitions while a text is parsed.
 *
 * @param found gets them in the order of the text
 */
export function noteDestinations(found: Destination[]): Extension {
  function note(this: CompileContext, { start, end }: Token) {
    const node = this.stack.at(-1)
    found.push({ start: start.offset, end: end.offset, url: node && 'url' in node ? node.url : '' })
  }
  return { exit: { resourceDestination: note, definitionDestination: note } }
}
