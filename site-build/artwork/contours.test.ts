import { expect, test } from 'vitest'
import { contourLevels } from './contours.ts'
import { homeMap } from './home-map.ts'
import { distance } from './plane.ts'

const MARGIN = { x: 10, y: 5 }
const { surface } = homeMap()
const levels = contourLevels(surface, 26, MARGIN)
const lines = levels.flatMap((level) => level.lines)

test('there are as many levels as asked for, evenly spaced from low to high', () => {
  const heights = levels.map(({ height }) => height)
  const gaps = heights.slice(1).map((height, index) => height - (heights[index] ?? NaN))
  expect(levels).toHaveLength(26)
  for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? NaN, 9)
  expect(gaps[0]).toBeGreaterThan(0)
})

test('every point of a line is as high as its level says', () => {
  for (const { height, lines: ofLevel } of levels) {
    for (const { x, y } of ofLevel.flatMap(({ points }) => points)) {
      expect(Math.abs(surface.heightAt(x, y) - height)).toBeLessThan(0.0001)
    }
  }
})

test('a line is closed, or both of its ends are at the edge of what is drawn', () => {
  const isAtEdge = ({ x, y }: { x: number; y: number }): boolean => {
    return x < 1.6 - MARGIN.x || x > 158.4 + MARGIN.x || y < 1.6 - MARGIN.y || y > 98.4 + MARGIN.y
  }
  const open = lines.filter(({ closed }) => !closed)
  expect(open.length).toBeGreaterThan(0)
  expect(lines.length).toBeGreaterThan(open.length)
  for (const { points } of open)
    expect([points[0], points.at(-1)].every((end) => end && isAtEdge(end))).toBe(true)
})

test('neighbours on a line are a step apart: far enough to tell a direction, and never along the edge of the grid', () => {
  for (const { points } of lines) {
    for (const [index, point] of points.slice(1).entries()) {
      const gap = distance(points[index] ?? point, point)
      expect(gap).toBeGreaterThan(0.79)
      expect(gap).toBeLessThan(3.5)
    }
  }
})
