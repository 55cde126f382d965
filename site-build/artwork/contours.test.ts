import { expect, test } from 'vitest'
import { contourPaths } from './contours.ts'
import { createSurface } from './surface.ts'

const DRAWING = { levels: 8, margin: { x: 1, y: 1 }, unit: 0.1, longestLeg: 8, sharpestTurn: 0.5 }
const waves = [{ perX: 0.1, perY: 0.05, phase: 0, rise: 1 }]

test.each([0.2, 0.5, 0.8])('leaves out lines around a peak of %s that are too short to draw', (rise) => {
  const mounds = [{ x: 12.5, y: 8.5, spreadX: 0.4, spreadY: 0.4, rise }]
  const paths = contourPaths(createSurface({ width: 30, height: 20, mounds, waves }), DRAWING)
  expect(paths).toMatch(/^(<path class="landscape-contour" data-strength="\d" d="[Mqtz\d -]+"\/>)+$/)
})
