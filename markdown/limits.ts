/** The largest text that is formatted, bytes. GitHub cuts rendered documents at the same size. */
export const MAX_BYTES = 512_000

/** How long formatting may keep a worker of a browser busy, ms. */
export const DEADLINE_MS = 10_000

/**
 * Elements and texts outside of code blocks. A browser lays out as many in 200 ms even if all are links of one paragraph,
 * the slowest kind (docs/decisions/0014-time-is-the-limit.md).
 */
export const MAX_NODES = 25_000

/** Levels of nesting. The steps after the parser are recursive and overflow the stack from about 700 levels on. */
export const MAX_DEPTH = 200

/** Coloured words of all code blocks together. Blocks that would exceed it stay plain. */
export const MAX_COLOURS = 20_000

/** A UTF-16 unit takes at least one byte, so a very long text need not be encoded to be measured. */
export function isTooLarge(text: string): boolean {
  return text.length > MAX_BYTES || new TextEncoder().encode(text).length > MAX_BYTES
}
