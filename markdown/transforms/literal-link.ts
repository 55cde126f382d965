import type { Link } from 'mdast'

/**
 * Whether a link is an address that stands in the text as it is, with or without angle brackets: then its words are no
 * prose. A link that was found in a text afterwards has no place in the source.
 */
export function isLiteralLink({ children: [only, ...others], position }: Link): boolean {
  if (only?.type !== 'text' || others.length > 0) return false
  const { start, end } = position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) return true
  const { start: first, end: last } = only.position ?? {}
  // `[words](address)` is longer than its words by four characters at the least, `<address>` by two.
  return end.offset - start.offset - ((last?.offset ?? 0) - (first?.offset ?? 0)) <= 2
}
