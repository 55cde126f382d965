/** A point of the map, or a direction across it, in grid units. */
export type Point = { x: number; y: number }

/** The distance between two points, or the length of a direction from the origin, in grid units. */
export function distance(a: Point, b: Point): number {
  const x = b.x - a.x
  const y = b.y - a.y
  // `Math.hypot` takes ten times as long.
  return Math.sqrt(x * x + y * y)
}

/** The point in the middle between two others. */
export function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

/** The angle by which a line turns at a point, in radians: positive to the right, on a map whose y grows downwards. */
export function turnAt(before: Point, corner: Point, after: Point): number {
  const inward = { x: corner.x - before.x, y: corner.y - before.y }
  const outward = { x: after.x - corner.x, y: after.y - corner.y }
  const crossProduct = inward.x * outward.y - inward.y * outward.x
  const dotProduct = inward.x * outward.x + inward.y * outward.y
  return Math.atan2(crossProduct, dotProduct)
}

/** The middle of the box around some points. */
export function middleOf(points: readonly Point[]): Point {
  const middleOfValues = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return { x: middleOfValues(points.map(({ x }) => x)), y: middleOfValues(points.map(({ y }) => y)) }
}
