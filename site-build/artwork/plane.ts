/** A place on the map, or a direction across it, in grid units. */
export type Point = { x: number; y: number }

/** The point a share of the way from one to another: 0.5 is the middle. */
export function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** In grid units. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y)
}
