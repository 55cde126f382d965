/** A place on the map, or a direction across it, in grid units. */
export type Point = { x: number; y: number }

/** In grid units. */
export function distance(a: Point, b: Point): number {
  const [x, y] = [b.x - a.x, b.y - a.y]
  // `Math.hypot` takes ten times as long.
  return Math.sqrt(x * x + y * y)
}

/** The point in the middle between two others. */
export function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

/** The angle by which a line turns at a point, in radians: positive to the right, on a map whose y grows downwards. */
export function turnAt(before: Point, at: Point, after: Point): number {
  const [inX, inY, outX, outY] = [at.x - before.x, at.y - before.y, after.x - at.x, after.y - at.y]
  return Math.atan2(inX * outY - inY * outX, inX * outX + inY * outY)
}

/** The middle of the box around some points. */
export function middleOf(points: readonly Point[]): Point {
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return { x: middle(points.map(({ x }) => x)), y: middle(points.map(({ y }) => y)) }
}
