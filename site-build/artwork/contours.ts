import { contours } from 'd3-contour'
import { distance, type Point } from './plane.ts'
import type { Surface } from './surface.ts'

/** One line of equal height. Open ones end at the edge of the map. */
export type ContourLine = { points: Point[]; closed: boolean }

/** All lines of one height. */
export type ContourLevel = { height: number; lines: ContourLine[] }

/** How far beyond the map lines are still drawn, in grid units, so that none ends in sight. */
export type Margin = { x: number; y: number }

// In grid units: about the side of a cell of the grid.
const LEAST_DISTANCE = 0.8

/** The contour lines of a surface at heights that part its range evenly, from the lowest to the highest. */
export function contourLevels(surface: Surface, count: number, margin: Margin): ContourLevel[] {
  const size = { x: surface.width + 2 * margin.x, y: surface.height + 2 * margin.y }
  // d3-contour places the value with index 0 at 0.5.
  const values = Array.from({ length: size.x * size.y }, (_, index) =>
    surface.heightAt((index % size.x) + 0.5 - margin.x, Math.floor(index / size.x) + 0.5 - margin.y),
  )
  const low = values.reduce((least, value) => Math.min(least, value))
  const high = values.reduce((most, value) => Math.max(most, value))
  const heights = Array.from({ length: count }, (_, index) => low + ((high - low) * (index + 0.5)) / count)
  return contours()
    .size([size.x, size.y])
    .thresholds(heights)(values)
    .map(({ value, coordinates }) => ({
      height: value,
      lines: coordinates.flat().flatMap((ring) => {
        const points = ring.slice(1).map(([x = 0, y = 0]) => ({ x: x - margin.x, y: y - margin.y }))
        const lines = openedAtEdges(points, (point) => isAtEdge(point, surface, margin))
        return lines.map((line) => ({ ...line, points: polished(line, surface, value) }))
      }),
    }))
}

/**
 * Moves points from the straight legs between grid points onto the surface's own contour, by one step of Newton's method
 * each, and drops those that stand too close to another to tell a direction.
 */
function polished({ points, closed }: ContourLine, surface: Surface, height: number): Point[] {
  const [first, ...rest] = points.map(({ x, y }) => {
    const slope = surface.gradientAt(x, y)
    const steepness = Math.hypot(slope.x, slope.y)
    const miss = (surface.heightAt(x, y) - height) / steepness
    const part = Math.abs(miss) < LEAST_DISTANCE ? miss / steepness : 0
    return { x: x - part * slope.x, y: y - part * slope.y }
  })
  if (!first) return []
  const end = closed ? first : rest.pop()
  const kept = [first]
  for (const point of rest) {
    const near = [kept.at(-1), end].some((other) => other && distance(point, other) < LEAST_DISTANCE)
    if (!near) kept.push(point)
  }
  return closed || !end ? kept : [...kept, end]
}

/** d3-contour closes its rings along the edges of the grid; what lies there is no contour. */
function openedAtEdges(ring: readonly Point[], isEdge: (point: Point) => boolean): ContourLine[] {
  const edge = ring.findIndex(isEdge)
  if (edge < 0) return [{ points: [...ring], closed: true }]
  const lines: Point[][] = [[]]
  for (const point of [...ring.slice(edge), ...ring.slice(0, edge)]) {
    if (isEdge(point)) lines.push([])
    else lines.at(-1)?.push(point)
  }
  return lines.filter((points) => points.length > 1).map((points) => ({ points, closed: false }))
}

function isAtEdge({ x, y }: Point, { width, height }: Surface, margin: Margin): boolean {
  const beyond = (at: number, size: number, more: number): boolean =>
    at < 0.5 - more || at > size + more - 0.5
  return beyond(x, width, margin.x) || beyond(y, height, margin.y)
}
