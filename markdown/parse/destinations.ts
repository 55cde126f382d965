import type { Root } from 'mdast'
import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown'
import { walkMarkdown } from '#markdown/tree.ts'

/** The destination of a link, or of a picture or its definition: its place in the text (UTF-16 units), and its address. */
export type Destination = { start: number; end: number; url: string; isPicture: boolean }

/** Collects the destinations of links, pictures and definitions, in their order, while a text is parsed. */
export function collectDestinations(destinations: Destination[]): Extension {
  const defined = new Map<Destination, string>()
  function collect(this: CompileContext, { start, end }: Token) {
    const node = this.stack.at(-1)
    const url = node && 'url' in node ? node.url : ''
    const destination = { start: start.offset, end: end.offset, url, isPicture: node?.type === 'image' }
    if (node?.type === 'definition') defined.set(destination, node.identifier)
    destinations.push(destination)
  }
  function findPictures(tree: Root) {
    const shown = new Set<string>()
    walkMarkdown(tree, (node) => {
      if (node.type === 'imageReference') shown.add(node.identifier)
    })
    for (const [destination, name] of defined) destination.isPicture = shown.has(name)
  }
  return {
    exit: { resourceDestination: collect, definitionDestination: collect },
    transforms: [findPictures],
  }
}

/** Writes a percent-encoded address as a destination, without the signs that Markdown would read otherwise. */
export function writeDestination(address: string): string {
  const code = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
  return address.replaceAll(/[()|\\]/g, code).replaceAll(/&(?=[\w#]+;)/g, '&amp;')
}
