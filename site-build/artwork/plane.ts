/** A place on the map, or a direction across it, in grid units. */
export type Point = { x: number; y: number }

export function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

/** In grid units. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y)
}

/** How sharply a line turns at the second of three points, in radians: 0 is straight on, π is back. */
export function turn(before: Point, at: Point, after: Point): number {
  const [inX, inY, outX, outY] = [at.x - before.x, at.y - before.y, after.x - at.x, after.y - at.y]
  return Math.abs(Math.atan2(inX * outY - inY * outX, inX * outX + inY * outY))
}

/** The nearest place whose coordinates are multiples of `step`. */
export function snapped({ x, y }: Point, step: number): Point {
  return { x: Math.round(x / step) * step, y: Math.round(y / step) * step }
}
