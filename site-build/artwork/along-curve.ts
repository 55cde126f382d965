import { distance, type Point } from './plane.ts'
import { segmentsOf, type Curve } from './smooth-curve.ts'

const PIECES_A_SEGMENT = 24

/** Points along a curve, so close together (24 to a segment) that straight legs between them pass for it. */
export function flattened(curve: Curve): Point[] {
  const segments = segmentsOf(curve)
  const points = segments.flatMap(({ from, control, to }) =>
    Array.from({ length: PIECES_A_SEGMENT }, (_, piece) => {
      const t = piece / PIECES_A_SEGMENT
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
      return { x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y }
    }),
  )
  return [...points, ...segments.slice(-1).map(({ to }) => to)]
}

/**
 * The point at a fraction of a curve's length: where a browser ends a dash of that fraction (`pathLength="1"`).
 *
 * @param fraction from 0, the start, to 1, the end
 * @throws when the curve has no segment
 */
export function pointAlong(curve: Curve, fraction: number): Point {
  const points = flattened(curve)
  const legs = points.slice(1).map((point, index) => distance(points[index]!, point))
  let left = fraction * legs.reduce((sum, leg) => sum + leg, 0)
  const index = legs.findIndex((leg) => {
    left -= leg
    return left < 0
  })
  const end = points.at(-1)
  if (!end) throw new Error('A curve without segments has no points.')
  if (index < 0) return end
  const [from, to, back] = [points[index]!, points[index + 1]!, -left / legs[index]!]
  return { x: to.x + (from.x - to.x) * back, y: to.y + (from.y - to.y) * back }
}
