import { expect, test } from 'vitest'
import { homeMap } from './home-map.ts'
import { createSurface } from './surface.ts'

const places = Array.from({ length: 60 }, (_, index) => ({
  x: (index * 37.3) % 160,
  y: (index * 23.7) % 100,
}))

test.each([
  ['the home page’s surface', homeMap().surface],
  ['a seeded surface', createSurface(42)],
])('the gradient of %s is the slope of its heights', (_, surface) => {
  const [step, digits] = [1e-4, 6]
  for (const { x, y } of places) {
    const slope = surface.gradientAt(x, y)
    expect(slope.x).toBeCloseTo(
      (surface.heightAt(x + step, y) - surface.heightAt(x - step, y)) / (2 * step),
      digits,
    )
    expect(slope.y).toBeCloseTo(
      (surface.heightAt(x, y + step) - surface.heightAt(x, y - step)) / (2 * step),
      digits,
    )
  }
})

test('one seed gives one map of 160 × 100, another seed another', () => {
  const heights = (seed: number): number[] => places.map(({ x, y }) => createSurface(seed).heightAt(x, y))
  expect(createSurface(1)).toMatchObject({ width: 160, height: 100 })
  expect(heights(1)).toEqual(heights(1))
  expect(heights(1)).not.toEqual(heights(2))
})
