import { distance, type Point } from '#app/lib/terrain/plane.ts'
import type { Surface } from '#app/lib/terrain/surface.ts'

// Grid units and radians.
/** Between the places where a trail is measured. */
const SPACING = 0.5
/** Around the minimum: here the trail winds. */
const SPIRAL = 9
/** Around the minimum: below the bright point. */
const HIDDEN = 0.9
const WIDTH = { least: 14, most: 38 }
const HEIGHT = { least: 56, most: 76 }
const LENGTH = { least: 85, most: 175 }
const START_HEIGHT = 0.1
/** The turning in each direction, in both, and within 3 grid units. */
const LEAST_BEND = 0.35
const MOST_BEND = 4.5
const SHARPEST = 0.46
const ROUNDS = { least: 1.5, most: 4.5 }
/** The shorter axis of a round divided by the longer. */
const ROUNDNESS = 0.7

type Range = { least: number; most: number }
const isOutside = (value: number, { least, most }: Range) => value < least || value > most

/**
 * Why the descent on a home page's map is not beautiful: the rule that it breaks, or `null`. It should start high, fill its
 * frame, bend both ways, but nowhere sharply, and end in rounds that are nearly circles.
 */
export function faultOf(steps: readonly Point[], surface: Surface): string | null {
  const end = steps.at(-1)!
  const trail = resampled(steps.slice(0, steps.findLastIndex((step) => distance(step, end) > HIDDEN) + 1))
  const [xs, ys] = [trail.map(({ x }) => x), trail.map(({ y }) => y)]
  if (isOutside(Math.max(...xs) - Math.min(...xs), WIDTH)) return 'width'
  if (isOutside(Math.max(...ys) - Math.min(...ys), HEIGHT)) return 'height'
  if (isOutside(trail.length * SPACING, LENGTH)) return 'length'
  if (surface.heightAt(steps[0]!) < START_HEIGHT) return 'start'
  const { left, right, sharpest } = bendsOf(trail)
  if (Math.min(left, right) < LEAST_BEND) return 'bends one way'
  if (left + right > MOST_BEND) return 'bends too much'
  if (sharpest > SHARPEST) return 'sharp bend'
  return faultOfSpiral(trail.slice(arrivalOf(trail)), end)
}

/** How much a descent turns in each direction before it winds, and how much within 3 grid units at most, in radians. */
export function bendsOf(steps: readonly Point[]): { left: number; right: number; sharpest: number } {
  const trail = resampled(steps)
  const turns = turnsOf(trail.slice(0, arrivalOf(trail)))
  const total = (part: readonly number[]) => part.reduce((sum, turn) => sum + turn, 0)
  const sharpest = turns.map((_, index) => Math.abs(total(turns.slice(index, index + 3 / SPACING))))
  return {
    left: -total(turns.map((turn) => Math.min(0, turn))),
    right: total(turns.map((turn) => Math.max(0, turn))),
    sharpest: Math.max(0, ...sharpest),
  }
}

/** Where the spiral begins. */
function arrivalOf(trail: readonly Point[]): number {
  return trail.findIndex((at) => distance(at, trail.at(-1)!) < SPIRAL)
}

function faultOfSpiral(spiral: readonly Point[], end: Point): string | null {
  const angles = spiral.map(({ x, y }) => Math.atan2(y - end.y, x - end.x))
  const turns = angles.slice(1).map((angle, index) => {
    const turn = angle - angles[index]!
    return Math.atan2(Math.sin(turn), Math.cos(turn))
  })
  const turned = turns.reduce((sum, turn) => sum + turn, 0)
  if (isOutside(Math.abs(turned) / (2 * Math.PI), ROUNDS)) return 'rounds'
  let [sum, first] = [0, 0]
  for (const [index, turn] of turns.entries()) {
    if (turn * turned < 0) return 'winds back'
    sum += turn
    if (Math.abs(sum) < 2 * Math.PI) continue
    if (roundness(spiral.slice(first, index + 1), end) < ROUNDNESS) return 'sliver'
    ;[sum, first] = [0, index + 1]
  }
  return null
}

/** The shorter axis of some points around a middle, divided by the longer: 1 for a circle. */
function roundness(points: readonly Point[], middle: Point): number {
  let [xx, xy, yy] = [0, 0, 0]
  for (const { x, y } of points) {
    const [across, down] = [x - middle.x, y - middle.y]
    xx += across * across
    xy += across * down
    yy += down * down
  }
  const [mean, spread] = [(xx + yy) / 2, Math.hypot((xx - yy) / 2, xy)]
  return Math.sqrt((mean - spread) / (mean + spread))
}

/** The angles between neighbouring pieces of a line. */
function turnsOf(line: readonly Point[]): number[] {
  return line.slice(2).map((to, index) => {
    const [from, at] = [line[index]!, line[index + 1]!]
    const [inX, inY, outX, outY] = [at.x - from.x, at.y - from.y, to.x - at.x, to.y - at.y]
    return Math.atan2(inX * outY - inY * outX, inX * outX + inY * outY)
  })
}

/** Points at equal distances along a line. */
function resampled(line: readonly Point[]): Point[] {
  const points = line.slice(0, 1)
  for (const at of line) {
    let from = points.at(-1)!
    for (let far = distance(from, at); far >= SPACING; far = distance(from, at)) {
      const share = SPACING / far
      from = { x: from.x + (at.x - from.x) * share, y: from.y + (at.y - from.y) * share }
      points.push(from)
    }
  }
  return points
}
