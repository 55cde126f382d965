import { distance, middle, type Point, turnAt } from './plane.ts'
import { contours } from 'd3-contour'
import type { Surface } from './surface.ts'

/** Grid units per unit of the paths: about a quarter of a pixel on a phone. */
export const UNIT = 0.05

/** Grid units along the line. */
const LONGEST_LEG = 8
/** The turning of a segment of a trail, in radians. Contours are thin, so that theirs may be coarser. */
const TRAIL_TURN = 0.35

/**
 * The SVG path of a smooth curve near a line: a quadratic B-spline, whose segments meet in the middle between two controls. After the
 * first segment (`q`), each `t` takes the control from the segment before (SVG 2, 9.3.7), so the path has only the joints.
 */
function curvePath(line: readonly Point[], sharpestTurn: number): string {
  const points = withSeam(thinned(line, sharpestTurn)).map(rounded)
  const start = points[0]!
  const end = points.at(-1)!
  const controls = points.slice(1, -1)
  const joints = controls.map((control, index) => {
    const nextControl = controls[index + 1]
    return nextControl ? middle(control, nextControl) : end
  })
  const firstCurve = `q${offset(start, controls[0]!)} ${offset(start, joints[0]!)}`
  const otherCurves = joints.slice(1).map((joint, index) => offset(joints[index]!, joint))
  const path = `M${start.x} ${start.y}${firstCurve}t${otherCurves.join(' ')}`
  // A `t` without numbers, behind a line of three points, hides the lines after it.
  return path.replaceAll(' -', '-').replace(/t$/, '')
}

/** A closed line begins and ends on a joint, where it is smooth: in the middle of its first segment. */
function withSeam(line: readonly Point[]): readonly Point[] {
  const isClosed = distance(line[0]!, line.at(-1)!) === 0
  if (!isClosed) return line
  const seam = middle(line[0]!, line[1]!)
  return [seam, ...line.slice(1), seam]
}

/** The way between two points in a relative command of a path. */
function offset(from: Point, to: Point): string {
  return `${to.x - from.x} ${to.y - from.y}`
}

/** In units of the path, and even, so that the middle between two controls is a whole number. */
function rounded({ x, y }: Point): Point {
  return { x: 2 * Math.round(x / UNIT / 2), y: 2 * Math.round(y / UNIT / 2) }
}

/** Keeps a point whenever the line has gone far or turned enough since the last one, and both ends. */
function thinned(line: readonly Point[], sharpestTurn: number): Point[] {
  let sum = 0
  // The sum of distances and turns up to each point, where 1 is as far as a leg may go, or as much as it may turn.
  const sums = line.map((point, index) => {
    const before = line[index - 1]
    const after = line[index + 1]
    if (before) sum += distance(before, point) / LONGEST_LEG
    if (before && after) sum += Math.abs(turnAt(before, point, after)) / sharpestTurn
    return sum
  })
  const legs = Math.max(3, Math.ceil(sum))
  const legOf = (index: number) => Math.floor((sums[index]! / sum) * legs)
  return line.filter((_, index) => {
    const isEnd = index === 0 || index === line.length - 1
    return isEnd || legOf(index) > legOf(index - 1)
  })
}

/** The path of a descent to the edge of the dot at its end. @param radius around the minimum, in grid units */
export function trailPath(steps: readonly Point[], radius = 0.8): string {
  return curvePath(visibleSteps(steps, radius), TRAIL_TURN)
}

/** The part of a descent before its last rounds, which are smaller than a dot. The dot is at its end: one in the middle would make a hook. */
export function visibleSteps(steps: readonly Point[], radius = 0.8): Point[] {
  const minimum = steps.at(-1)!
  const lastOutside = steps.findLastIndex((step) => distance(step, minimum) > radius)
  return steps.slice(0, lastOutside + 1)
}

/** The first point of a line behind a share of its length, from 0 to 1. */
export function pointAt(line: readonly Point[], share: number): Point {
  let length = 0
  const lengths = line.map((point, index) => {
    const before = line[index - 1] ?? point
    length += distance(before, point)
    return length
  })
  const index = lengths.findIndex((lengthToPoint) => lengthToPoint >= share * length)
  return line[index]!
}

/** A part of the plane, in whole grid units. */
export type Box = Point & { width: number; height: number }

/** Grid units. Points that are closer together do not determine a direction. */
const LEAST_DISTANCE = 0.8
/** Of a segment of a line, in radians. */
const SHARPEST_TURN = 0.62
/** The ground is bright, the hills are faint. A difference of one `step` between two contours is not visible. */
const OPACITY = { lowest: 0.62, highest: 0.2, step: 0.04 }

/**
 * The contour lines of a part of a surface, at levels that are evenly spaced heights: a `<path>` for the lines of each opacity, because
 * a browser takes time for each element when the theme or the zoom changes.
 */
export function contourPaths(surface: Pick<Surface, 'heightAt'>, box: Box, levels: number): string {
  const { x: left, y: top, width, height } = box
  // d3-contour places the value with index 0 at 0.5.
  const heights = Array.from({ length: width * height }, (_, index) =>
    surface.heightAt({ x: left + 0.5 + (index % width), y: top + 0.5 + Math.floor(index / width) }),
  )
  const lowest = Math.min(...heights)
  const highest = Math.max(...heights)
  // Of the way from the lowest point to the highest one.
  const shares = Array.from({ length: levels }, (_, index) => (index + 0.5) / levels)
  const thresholds = shares.map((share) => lowest + (highest - lowest) * share)
  const areas = contours().size([width, height]).thresholds(thresholds)(heights)
  const commandsOfOpacity = new Map<string, string>()
  for (const [index, { coordinates }] of areas.entries()) {
    const rings = coordinates
      .flat()
      .map((ring) => ring.map(([x = 0, y = 0]) => ({ x: x + left, y: y + top })))
    const lines = rings.flatMap((ring) => linesOf(ring, box))
    const commands = lines.map((line) => curvePath(line, SHARPEST_TURN)).join('')
    const opacity = opacityAt(shares[index]!)
    commandsOfOpacity.set(opacity, (commandsOfOpacity.get(opacity) ?? '') + commands)
  }
  const paths = [...commandsOfOpacity].filter(([, commands]) => commands !== '')
  return paths.map(([opacity, commands]) => `<path stroke-opacity="${opacity}" d="${commands}"/>`).join('')
}

/** @param share of the way from the lowest point to the highest one */
function opacityAt(share: number): string {
  const { lowest, highest, step } = OPACITY
  const steps = Math.round(((lowest - highest) * (1 - share) ** 1.6) / step)
  return (highest + steps * step).toFixed(2)
}

/** d3-contour closes its rings along the edges of the grid, where there is no contour. */
function linesOf(ring: readonly Point[], { x: left, y: top, width, height }: Box): Point[][] {
  const isEdge = ({ x, y }: Point) => Math.min(x - left, y - top, left + width - x, top + height - y) < 0.5
  const edgeIndex = ring.findIndex(isEdge)
  // A ring that touches the edge begins there. Its last point is its first one again.
  const points = edgeIndex < 0 ? ring : [...ring.slice(edgeIndex), ...ring.slice(1, edgeIndex)]
  const lines: Point[][] = [[]]
  for (const point of points) {
    if (isEdge(point)) lines.push([])
    else lines.at(-1)!.push(point)
  }
  return lines.map(spaced).filter((line) => line.length > 3)
}

/** Leaves out points that are too close to the one before or to the end. */
function spaced(line: readonly Point[]): Point[] {
  const end = line.at(-1)
  if (end === undefined) return []
  const spacedPoints = line.slice(0, 1)
  for (const point of line.slice(1, -1)) {
    const isFar = (other: Point) => distance(other, point) >= LEAST_DISTANCE
    if (isFar(spacedPoints.at(-1)!) && isFar(end)) spacedPoints.push(point)
  }
  return [...spacedPoints, end]
}
