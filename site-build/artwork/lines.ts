import { distance, middle, type Point, turnAt } from './plane.ts'
import { contours } from 'd3-contour'
import type { Surface } from './surface.ts'

/** Grid units per unit of the paths: about a quarter of a pixel on a phone. */
export const UNIT = 0.05

/** Grid units along the line. */
const LONGEST_LEG = 8
/** The turning of a segment of a trail, in radians. Contours are thin, so that theirs may be coarser. */
const TRAIL_TURN = 0.45

/** The SVG path of a smooth curve near a line: a quadratic B-spline, whose segments meet in the middle between two controls. */
function curvePath(line: readonly Point[], sharpestTurn: number): string {
  const kept = thinned(line, sharpestTurn)
  const isClosed = distance(kept[0]!, kept.at(-1)!) === 0
  // A closed line begins and ends on a joint, where it is smooth.
  const seam = middle(kept[0]!, kept[1]!)
  const [start, ...controls] = (isClosed ? [seam, ...kept.slice(1), seam] : kept).map(rounded)
  const end = controls.pop()!
  const joints = controls.map((control, index) =>
    index + 1 < controls.length ? middle(control, controls[index + 1]!) : end,
  )
  const offset = (from: Point, to: Point) => `${to.x - from.x} ${to.y - from.y}`
  const [first, ...others] = joints
  const tail = others.map((to, index) => offset(joints[index]!, to))
  const path = `M${start!.x} ${start!.y}q${offset(start!, controls[0]!)} ${offset(start!, first!)}t${tail.join(' ')}`
  // A `t` without numbers, behind a line of three points, hides the lines after it.
  return path.replaceAll(' -', '-').replace(/t$/, '')
}

/** In units of the path, and even, so that the middle between two controls is a whole number. */
function rounded({ x, y }: Point): Point {
  return { x: 2 * Math.round(x / UNIT / 2), y: 2 * Math.round(y / UNIT / 2) }
}

/** Keeps a point whenever the line has gone far or turned enough since the last one, and both ends. */
function thinned(line: readonly Point[], sharpestTurn: number): Point[] {
  let sum = 0
  const legsUpTo = line.map((at, index) => {
    const [before, after] = [line[index - 1], line[index + 1]]
    if (before) sum += distance(before, at) / LONGEST_LEG
    if (before && after) sum += Math.abs(turnAt(before, at, after)) / sharpestTurn
    return sum
  })
  const legOf = (index: number) => Math.floor((legsUpTo[index]! / sum) * Math.max(3, Math.ceil(sum)))
  return line.filter((_, index) => index % (line.length - 1) === 0 || legOf(index) > legOf(index - 1))
}

/** The path of a descent without the rounds below the dot at its end. @param radius of the dot in grid units */
export function trailPath(steps: readonly Point[], radius = 0.8): string {
  return curvePath(visibleSteps(steps, radius), TRAIL_TURN)
}

/** The part of a descent outside the dot at its end, and the end. */
export function visibleSteps(steps: readonly Point[], radius = 0.8): Point[] {
  const end = steps.at(-1)!
  return [...steps.slice(0, steps.findLastIndex((step) => distance(step, end) > radius) + 1), end]
}

export function pointAt(line: readonly Point[], share: number): Point {
  let length = 0
  const lengths = line.map((at, index) => (length += distance(line[index - 1] ?? at, at)))
  return line[lengths.findIndex((upTo) => upTo >= share * length)]!
}

/** A part of the plane, in whole grid units. */
export type Box = Point & { width: number; height: number }

/** Grid units. Points that are closer together do not determine a direction. */
const LEAST_DISTANCE = 0.8
/** Of a segment of a line, in radians. */
const SHARPEST_TURN = 0.62
/** The ground is bright, the hills are faint. */
const OPACITY = { lowest: 0.62, highest: 0.2 }

/** The contour lines of a part of a surface: a `<path>` for each of the levels, which are evenly spaced heights. */
export function contourPaths(surface: Surface, box: Box, levels: number): string {
  const { x: left, y: top, width, height } = box
  // d3-contour places the value with index 0 at 0.5.
  const heights = Array.from({ length: width * height }, (_, index) =>
    surface.heightAt({ x: left + 0.5 + (index % width), y: top + 0.5 + Math.floor(index / width) }),
  )
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const shares = Array.from({ length: levels }, (_, index) => (index + 0.5) / levels)
  return contours()
    .size([width, height])
    .thresholds(shares.map((share) => low + (high - low) * share))(heights)
    .map(({ coordinates }, index) => {
      const rings = coordinates
        .flat()
        .map((ring) => ring.map(([x = 0, y = 0]) => ({ x: x + left, y: y + top })))
      const lines = rings.flatMap((ring) => linesOf(ring, box))
      const d = lines.map((line) => curvePath(line, SHARPEST_TURN)).join('')
      const opacity = OPACITY.highest + (OPACITY.lowest - OPACITY.highest) * (1 - shares[index]!) ** 1.6
      return d && `<path stroke-opacity="${opacity.toFixed(2)}" d="${d}"/>`
    })
    .join('')
}

/** d3-contour closes its rings along the edges of the grid, where there is no contour. */
function linesOf(ring: readonly Point[], { x: left, y: top, width, height }: Box): Point[][] {
  const isEdge = ({ x, y }: Point) => Math.min(x - left, y - top, left + width - x, top + height - y) < 0.5
  const edge = ring.findIndex(isEdge)
  const lines: Point[][] = [[]]
  for (const at of edge < 0 ? ring : [...ring.slice(edge), ...ring.slice(1, edge)]) {
    if (isEdge(at)) lines.push([])
    else lines.at(-1)!.push(at)
  }
  return lines.map(spaced).filter((line) => line.length > 3)
}

/** Leaves out points that are too close to the one before or to the end. */
function spaced(line: readonly Point[]): Point[] {
  const [kept, end] = [line.slice(0, 1), line.slice(-1)]
  for (const at of line.slice(1, -1))
    if ([kept.at(-1)!, ...end].every((other) => distance(other, at) >= LEAST_DISTANCE)) kept.push(at)
  return [...kept, ...end]
}
