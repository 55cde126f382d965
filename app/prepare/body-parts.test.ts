import type { RootContent } from 'hast'
import { expect, test } from 'vitest'
import { inParts } from './body-parts.ts'

/** A block of so many nodes. */
function block(nodes: number): RootContent {
  const children = Array.from({ length: nodes - 1 }, () => ({ type: 'text' as const, value: 'x' }))
  return { type: 'element', tagName: 'p', properties: {}, children }
}

test('row 46: a text is sent in parts of at most 5,000 nodes, in its order', () => {
  const blocks = Array.from({ length: 100 }, (_, index) => block(300 + index))
  const parts = inParts(blocks)
  expect(parts.flat()).toEqual(blocks)
  const size = (part: RootContent[]) =>
    part.reduce((sum, node) => sum + 1 + ('children' in node ? node.children.length : 0), 0)
  expect(Math.max(...parts.map(size))).toBeLessThanOrEqual(5_000)
  expect(parts.length).toBeLessThan(10)
  expect(inParts([block(2_000), block(3_000), block(1)]).map(({ length }) => length)).toEqual([2, 1])
})

test('a block that is larger by itself is a part by itself; no text is no part', () => {
  expect(inParts([block(10), block(6_000), block(10)]).map(({ length }) => length)).toEqual([1, 1, 1])
  expect(inParts([])).toEqual([])
})
