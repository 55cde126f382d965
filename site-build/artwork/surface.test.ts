import { expect, test } from 'vitest'
import { createSurface } from './surface.ts'

const surface = createSurface({
  width: 30,
  height: 20,
  mounds: [
    { x: 12, y: 8, spreadX: 5, spreadY: 3, rise: -0.7 },
    { x: 25, y: 15, spreadX: 4, spreadY: 9, rise: 0.4 },
  ],
  waves: [{ perX: 0.1, perY: -0.07, phase: 1.3, rise: 0.2 }],
})
const [xs, ys] = [
  [-3, 0, 7.5, 12],
  [1, 8.2, 19],
]

test('a window is the same surface with another origin', () => {
  const window = surface.window({ x: 4, y: -6 }, 10, 12)
  expect(window).toMatchObject({ width: 10, height: 12 })
  for (const at of xs.flatMap((x) => ys.map((y) => ({ x, y })))) {
    const there = { x: at.x - 4, y: at.y + 6 }
    expect(window.heightAt(there)).toBeCloseTo(surface.heightAt(at), 12)
    expect(window.gradientAt(there).x).toBeCloseTo(surface.gradientAt(at).x, 12)
    expect(window.gradientAt(there).y).toBeCloseTo(surface.gradientAt(at).y, 12)
  }
})
