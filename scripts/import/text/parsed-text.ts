import type { Root } from 'mdast'
import { collectDestinations, type Destination } from '#markdown/parse/destinations.ts'
import { parseMarkdown } from '#markdown/parse/parse.ts'

/** Where links and pictures of a post lead now; `null` for an address that stays. */
export type Destinations = {
  link: (address: string) => string | null
  picture: (address: string) => string | null
}

/** A text with its syntax tree, and the destinations of its links and pictures. */
export type ParsedText = { text: string; tree: Root; destinations: Destination[] }

/** Parses a text in Markdown. @throws RangeError if it is nested too deeply */
export function parse(text: string): ParsedText {
  const destinations: Destination[] = []
  const tree = parseMarkdown(text, [collectDestinations(destinations)])
  return { text, tree, destinations }
}
