import { expect, test } from 'vitest'
import { paintGlyph } from './paint-glyph.ts'

/** The shares of the pixels that an SVG path of absolute commands covers, by place. */
function shares(path: string, place = { x: 0, y: 0, scale: 1 }): Record<string, number> {
  const found: Record<string, number> = {}
  const outline = [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, type = '', values = '']) => ({
    type,
    values: values.split(/[ ,]+/).filter(Boolean).map(Number),
  }))
  paintGlyph(outline, place, (x, y, share) => {
    found[`${x} ${y}`] = Math.round(share * 100) / 100
  })
  return found
}

test('a pixel is covered by as much of the shape as lies in it; y points up', () => {
  expect(shares('M0.5,0 L2,0 L2,-1.5 L0.5,-1.5 Z')).toEqual({ '0 0': 0.5, '1 0': 1, '0 1': 0.25, '1 1': 0.5 })
  expect(shares('M0,0 L2,-2 L0,-2 Z')).toEqual({ '0 0': 0.5, '0 1': 1, '1 1': 0.5 })
})

test('a shape is where its place says, in its size', () => {
  expect(shares('M0,0 L10,0 L10,10 L0,10 Z', { x: 3, y: 5, scale: 0.1 })).toEqual({ '3 4': 1 })
})

test('a hole is not covered, and parts that overlap are covered once', () => {
  const square = (from: number, to: number) =>
    `M${from},-${from} L${to},-${from} L${to},-${to} L${from},-${to} Z`
  const hole = 'M1,-1 L1,-2 L2,-2 L2,-1 Z'
  expect(shares(square(0, 3) + hole)).not.toHaveProperty('1 1')
  expect(shares(square(0, 2) + square(0, 2))).toEqual({ '0 0': 1, '1 0': 1, '0 1': 1, '1 1': 1 })
})

test('curves cover as much as they should', () => {
  const k = 40 * 0.5523
  const circle = `M40,0 C40,${k} ${k},40 0,40 C-${k},40 -40,${k} -40,0 C-40,-${k} -${k},-40 0,-40 C${k},-40 40,-${k} 40,0 Z`
  const area = Object.values(shares(circle)).reduce((sum, share) => sum + share, 0)
  expect(area / (Math.PI * 40 * 40)).toBeCloseTo(1, 2)
})

test('a space covers nothing', () => {
  expect(shares('')).toEqual({})
})
