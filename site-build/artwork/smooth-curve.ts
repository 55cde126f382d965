import { distance, middle, snapped, turn, type Point } from './plane.ts'

/**
 * A uniform quadratic B-spline: each of its segments joins the middles of two neighbouring legs of `controls`. An open
 * one has ends as well; a closed one has nothing but controls.
 */
export type Curve = { ends: readonly [Point, Point] | null; controls: readonly Point[] }

/** One piece of a curve: a quadratic Bézier. */
export type Segment = { from: Point; control: Point; to: Point }

/** How a line is thinned. It bounds how far the curve may stray from it. */
export type Smoothing = {
  /** Whether the last point is followed by the first. */
  closed?: boolean
  /** The finest step of coordinates, in grid units. Controls stand on the even ones, so that the joints are exact. */
  step: number
  /** The line is followed for no more grid units than this between two points that are kept, */
  longestLeg: number
  /** and round no more than this many radians. */
  sharpestTurn: number
}

// A closed curve of fewer controls is no ring.
const FEWEST_LEGS = 6
// Each round divides what the curve misses by two at the least.
const FITTING_ROUNDS = 12

/**
 * Puts a curve of few segments through a line of many points. It begins and ends where the line does, to the step.
 *
 * @param points at least two; three for a closed line, whose first is not repeated at its end
 */
export function smoothCurve(points: readonly Point[], smoothing: Smoothing): Curve {
  const { closed = false, step } = smoothing
  const kept = thinned(points, smoothing)
  const controls = controlsThrough(kept, closed).map((point) => snapped(point, 2 * step))
  const [first, last] = [kept[0], kept.at(-1)]
  return { ends: closed || !first || !last ? null : [snapped(first, step), snapped(last, step)], controls }
}

/** The pieces of a curve, in order. */
export function segmentsOf({ ends, controls }: Curve): Segment[] {
  const [start, end] = ends ?? []
  const joint = (index: number): Point => middle(controls.at(index - 1)!, controls[index % controls.length]!)
  return controls.map((control, index) => ({
    from: start && index === 0 ? start : joint(index),
    control,
    to: end && index === controls.length - 1 ? end : joint(index + 1),
  }))
}

/** Marks a point each time that the line has gone far enough, or turned enough, or some of both. */
function thinned(points: readonly Point[], { closed = false, longestLeg, sharpestTurn }: Smoothing): Point[] {
  const line = closed ? [...points, ...points.slice(0, 1)] : points
  const turnAt = (index: number): number => {
    const [before, after] = closed
      ? [index - 1, (index + 1) % points.length]
      : [Math.max(index - 1, 0), index + 1]
    const at = points[index % points.length]!
    return turn(points.at(before) ?? at, at, points[after] ?? at)
  }
  let spent = 0
  const spentAt = line.map((at, index) => {
    if (index === 0) return 0
    const turned = (turnAt(index - 1) + turnAt(index)) / 2
    spent += distance(line[index - 1] ?? at, at) / longestLeg + turned / sharpestTurn
    return spent
  })
  const legs = Math.max(closed ? FEWEST_LEGS : 2, Math.ceil(spent))
  // The curve passes its points half-way through its segments, and an open one begins and ends with a segment.
  const halfway = Array.from({ length: legs }, (_, leg) => (spent * (leg + 0.5)) / legs)
  const marks = closed ? halfway : [0, ...halfway, spent]
  return marks.map((mark) => pointWhere(line, spentAt, mark))
}

/** The point of a line at which so much is spent. */
function pointWhere(line: readonly Point[], spentAt: readonly number[], mark: number): Point {
  const index = spentAt.findIndex((spent) => spent >= mark)
  const [to, before] = [line.at(index)!, line[index - 1]]
  if (index < 0 || !before) return to
  const [spent, spentBefore] = [spentAt[index]!, spentAt[index - 1]!]
  const back = (spent - mark) / (spent - spentBefore)
  return { x: to.x + (before.x - to.x) * back, y: to.y + (before.y - to.y) * back }
}

/** Finds the controls of the curve that goes through the points: each control is sent after what its point misses. */
function controlsThrough(points: readonly Point[], closed: boolean): Point[] {
  const targets = closed ? points : points.slice(1, -1)
  const ends = closed ? null : ([points[0]!, points.at(-1)!] as const)
  let controls: readonly Point[] = targets
  for (let round = 0; round < FITTING_ROUNDS; round += 1) {
    controls = segmentsOf({ ends, controls }).map(({ from, control, to }, index) => {
      const target = targets[index]!
      return {
        x: control.x + target.x - (from.x + 2 * control.x + to.x) / 4,
        y: control.y + target.y - (from.y + 2 * control.y + to.y) / 4,
      }
    })
  }
  return [...controls]
}
