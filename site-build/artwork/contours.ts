import { contours } from 'd3-contour'
import { curvePath } from './curve.ts'
import { distance, type Point } from '#app/lib/terrain/plane.ts'
import type { Surface } from '#app/lib/terrain/surface.ts'

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
