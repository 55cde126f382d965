/** The largest text that is formatted, bytes. GitHub cuts rendered documents at the same size. */
export const MAX_BYTES = 512_000

/** How long formatting may keep a worker of a browser busy, ms. */
export const DEADLINE_MS = 10_000

/** The most elements and texts outside of code blocks: a browser lays them out in 200 ms, whatever they are (decision 14). */
export const MAX_NODES = 25_000

/** The most of these that are parts of formulas. A formula that would exceed it stays TeX. */
export const MAX_FORMULA_NODES = 20_000

/** The most levels of nesting. The steps after the parser are recursive and overflow the stack from about 700 levels. */
export const MAX_DEPTH = 200

/** The most entries of BibTeX that are read. Each has about 25 parts, and `MAX_NODES` limits the parts of an article. */
export const MAX_PUBLICATIONS = 500

/** The most coloured words of all code blocks together. A block that would exceed it stays plain. */
export const MAX_COLOURS = 20_000

/**
 * How much work the colours of all code blocks together may take (`highlight.ts`): a word of 7,000 characters. C++, which is the slowest
 * grammar, takes 0.6 s for it on a slow computer.
 */
export const MAX_CODE_WORK = 50_000_000

/** Whether a text has more than `MAX_BYTES`. A UTF-16 unit takes at least one byte, so very long texts need no encoding. */
export function isTooLarge(text: string): boolean {
  return text.length > MAX_BYTES || new TextEncoder().encode(text).length > MAX_BYTES
}
