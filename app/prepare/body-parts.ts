import type { RootContent } from 'hast'
import { sizeUpTo } from '#markdown/tree-size.ts'

/** Nodes of one part, but for a block that has more by itself: a browser reads some thousands of them in 2 ms. */
const PART = 5_000

/** The blocks of a text in their order, in groups that are small enough to be sent and read without holding anyone up. */
export function inParts(blocks: readonly RootContent[]): RootContent[][] {
  const parts: RootContent[][] = []
  let room = 0
  for (const block of blocks) {
    const size = sizeUpTo(block, PART)
    if (size > room) {
      parts.push([])
      room = PART
    }
    parts.at(-1)?.push(block)
    room -= size
  }
  return parts
}
