import { contours } from 'd3-contour'
import { pathData, smoothCurve, type Smoothing } from './smooth-curve.ts'
import { distance, type Point } from '#app/lib/terrain/plane.ts'
import type { Surface } from '#app/lib/terrain/surface.ts'

/** A line of equal height. An open one ends at the edge of the map. */
type Line = { points: Point[]; closed: boolean }

type Drawing = {
  levels: number
  /** Lines continue this far beyond the map (grid units), so that none ends in sight. */
  margin: { x: number; y: number }
  /** Grid units per unit of the paths. Their coordinates are integers. */
  unit: number
} & Pick<Smoothing, 'longestLeg' | 'sharpestTurn'>

// Grid units. Points that are closer together do not determine a direction.
const LEAST_DISTANCE = 0.8
// How strongly a line is drawn, by the share of the levels below it: the ground is bright, the hills are faint.
const STRENGTHS = [
  { strength: 1, from: 0.7, below: 1 },
  { strength: 2, from: 0.42, below: 0.7 },
  { strength: 3, from: 0.17, below: 0.42 },
  { strength: 4, from: 0, below: 0.17 },
]

/** Draws the contour lines of a surface, as one `<path>` for each strength. */
export function contourPaths(surface: Surface, { levels, margin, unit, ...thinning }: Drawing): string {
  const lines = contourLevels(surface, levels, margin)
  const draw = ({ points, closed }: Line) =>
    pathData(smoothCurve(points, { ...thinning, closed, grain: unit }), unit)
  return STRENGTHS.map(({ strength, from, below }) => {
    const d = lines
      .slice(Math.ceil(from * levels), Math.ceil(below * levels))
      .flat()
      .map(draw)
      .join('')
    return d && `<path class="landscape-contour" data-strength="${strength}" d="${d}"/>`
  }).join('')
}

/** The lines at evenly spaced heights, from the lowest height to the highest. */
function contourLevels(surface: Surface, count: number, margin: Drawing['margin']): Line[][] {
  const [width, height] = [surface.width + 2 * margin.x, surface.height + 2 * margin.y]
  // d3-contour places the value with index 0 at 0.5.
  const placeOf = (x: number, y: number) => ({ x: x - margin.x, y: y - margin.y })
  const middles = (count: number, margin: number) =>
    Array.from({ length: count }, (_, index) => index + 0.5 - margin)
  const xs = middles(width, margin.x)
  const values = middles(height, margin.y).flatMap((y) => xs.map((x) => surface.heightAt({ x, y })))
  const low = values.reduce((least, value) => Math.min(least, value))
  const high = values.reduce((most, value) => Math.max(most, value))
  const isEdge = ([x = 0, y = 0]: number[]) => x < 0.5 || x > width - 0.5 || y < 0.5 || y > height - 0.5
  return contours()
    .size([width, height])
    .thresholds(Array.from({ length: count }, (_, index) => low + ((high - low) * (index + 0.5)) / count))(
      values,
    )
    .map(({ value, coordinates }) =>
      coordinates.flat().flatMap((ring) =>
        openedAtEdges(ring.slice(1), isEdge).map(({ line, closed }) => {
          const points = line.map(([x = 0, y = 0]) => placed(placeOf(x, y), surface, value))
          return { points: spaced(points, closed), closed }
        }),
      ),
    )
    .map((lines) => lines.filter(({ points, closed }) => points.length >= (closed ? 3 : 2)))
}

/** Moves a point between grid points onto the exact contour, by one step of Newton's method. */
function placed(at: Point, surface: Surface, height: number): Point {
  const slope = surface.gradientAt(at)
  const steepness = Math.hypot(slope.x, slope.y)
  const miss = (surface.heightAt(at) - height) / steepness
  const part = Math.abs(miss) < LEAST_DISTANCE ? miss / steepness : 0
  return { x: at.x - part * slope.x, y: at.y - part * slope.y }
}

/** d3-contour closes its rings along the edges of the grid, where there is no contour. */
function openedAtEdges(ring: number[][], isEdge: (place: number[]) => boolean) {
  const edge = ring.findIndex(isEdge)
  if (edge < 0) return [{ line: ring, closed: true }]
  const lines: number[][][] = [[]]
  for (const place of [...ring.slice(edge), ...ring.slice(0, edge)]) {
    if (isEdge(place)) lines.push([])
    else lines.at(-1)?.push(place)
  }
  return lines.filter((line) => line.length > 1).map((line) => ({ line, closed: false }))
}

/** Drops points that are too close to the one before or to the end. */
function spaced(points: Point[], closed: boolean): Point[] {
  const end = closed ? points[0]! : points.at(-1)!
  const kept = points.slice(0, 1)
  for (const point of points.slice(1, closed ? undefined : -1)) {
    if ([kept.at(-1)!, end].every((other) => distance(point, other) >= LEAST_DISTANCE)) kept.push(point)
  }
  return closed ? kept : [...kept, end]
}
