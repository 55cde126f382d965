import { expect, test } from 'vitest'
import { contourLevels } from './contours.ts'
import { homeMap } from './home-map.ts'

const MARGIN = { x: 10, y: 5 }
const { surface } = homeMap()
const levels = contourLevels(surface, 26, MARGIN)

test('draws the requested number of levels, each at one height and above the last', () => {
  const heights = levels.map((lines) =>
    lines.flatMap(({ points }) => points.map((at) => surface.heightAt(at))),
  )
  expect(heights).toHaveLength(26)
  for (const [index, [height = Number.NaN, ...others]] of heights.entries()) {
    for (const other of others) expect(other).toBeCloseTo(height, 4)
    expect(height).toBeGreaterThan(heights[index - 1]?.[0] ?? -Infinity)
  }
})

test('a line is closed, or both of its ends are at the edge', () => {
  const isAtEdge = ({ x, y }: { x: number; y: number }) =>
    x < 1.6 - MARGIN.x || x > 158.4 + MARGIN.x || y < 1.6 - MARGIN.y || y > 98.4 + MARGIN.y
  const lines = levels.flat()
  const open = lines.filter(({ closed }) => !closed)
  expect(open.length).toBeGreaterThan(0)
  expect(open.length).toBeLessThan(lines.length)
  for (const { points } of open) expect(isAtEdge(points[0]!) && isAtEdge(points.at(-1)!)).toBe(true)
})
