/** A place on the map, or a direction across it, in grid units. */
export type Point = { x: number; y: number }

/** The point between two others at a share of their distance: 0.5 is the middle. */
export function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** In grid units. */
export function distance(a: Point, b: Point): number {
  const [x, y] = [b.x - a.x, b.y - a.y]
  // `Math.hypot` takes ten times as long.
  return Math.sqrt(x * x + y * y)
}

/** The middle of the box around some points. */
export function middleOf(points: readonly Point[]): Point {
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return { x: middle(points.map(({ x }) => x)), y: middle(points.map(({ y }) => y)) }
}
