import { between, distance, type Point } from '#app/lib/terrain/plane.ts'

/** A quadratic Bézier. */
type Segment = { from: Point; control: Point; to: Point }

/**
 * A uniform quadratic B-spline: its segments meet in the middle between neighbouring controls. SVG writes such a segment
 * with two short numbers; d3-shape's cubic curves through the same points make the landscape twice as large.
 */
export type Curve = readonly Segment[]

/** How a line becomes a curve. */
export type Smoothing = {
  closed: boolean
  /** The smallest difference between coordinates, in grid units. */
  grain: number
  /** The limits of a segment: grid units along the line, and radians of turning. */
  longestLeg: number
  sharpestTurn: number
}

// A closed curve with fewer controls is not round.
const FEWEST_LEGS = 6
// Each round at least halves the distance to the line.
const FITTING_ROUNDS = 12

/**
 * Fits a curve of few segments to a line of many points.
 *
 * @param points at least two; three for a closed line, which does not repeat its first
 */
export function smoothCurve(points: readonly Point[], smoothing: Smoothing): Curve {
  const { closed, grain } = smoothing
  const kept = thinned(points, smoothing)
  const targets = closed ? kept : kept.slice(1, -1)
  const ends = closed ? [] : [kept[0]!, kept.at(-1)!]
  let controls = targets
  for (let round = 0; round < FITTING_ROUNDS; round += 1) {
    controls = segmentsOf(controls, ends).map(({ from, control, to }, index) => ({
      x: control.x + targets[index]!.x - (from.x + 2 * control.x + to.x) / 4,
      y: control.y + targets[index]!.y - (from.y + 2 * control.y + to.y) / 4,
    }))
  }
  // Controls have even coordinates, so that the middles between them are exact.
  return segmentsOf(
    controls.map((point) => rounded(point, 2 * grain)),
    ends.map((point) => rounded(point, grain)),
  )
}

function segmentsOf(controls: readonly Point[], [start, end]: readonly Point[]): Segment[] {
  const joint = (index: number) => between(controls.at(index - 1)!, controls[index % controls.length]!, 0.5)
  return controls.map((control, index) => ({
    from: start && index === 0 ? start : joint(index),
    control,
    to: end && index === controls.length - 1 ? end : joint(index + 1),
  }))
}

function rounded({ x, y }: Point, grain: number): Point {
  return { x: Math.round(x / grain) * grain, y: Math.round(y / grain) * grain }
}

/** Keeps a point whenever the line has gone far or turned enough. */
function thinned(points: readonly Point[], { closed, longestLeg, sharpestTurn }: Smoothing): Point[] {
  const line = closed ? [...points, points[0]!] : points
  const turns = line.map((at, index) => {
    const before = line[index - 1] ?? (closed ? points.at(-1)! : at)
    const after = line[index + 1] ?? (closed ? points[1]! : at)
    return turnAt(before, at, after)
  })
  // The number of legs up to each point.
  let sum = 0
  const legsUpTo = line.map((at, index) => {
    if (index === 0) return 0
    const turned = (turns[index - 1]! + turns[index]!) / 2
    sum += distance(line[index - 1]!, at) / longestLeg + turned / sharpestTurn
    return sum
  })
  const legs = Math.max(closed ? FEWEST_LEGS : 2, Math.ceil(sum))
  // A curve passes its points half-way through its segments.
  const halfway = Array.from({ length: legs }, (_, leg) => (sum * (leg + 0.5)) / legs)
  return (closed ? halfway : [0, ...halfway, sum]).map((mark) => {
    const found = legsUpTo.findIndex((upTo) => upTo >= mark)
    const index = Math.max(1, found)
    const [before, at] = [legsUpTo[index - 1]!, legsUpTo[index]!]
    return between(line[index - 1]!, line[index]!, (mark - before) / (at - before))
  })
}

/** The angle by which a line turns, in radians: 0 is straight on, π is back. */
function turnAt(before: Point, at: Point, after: Point): number {
  const [inX, inY, outX, outY] = [at.x - before.x, at.y - before.y, after.x - at.x, after.y - at.y]
  return Math.abs(Math.atan2(inX * outY - inY * outX, inX * outX + inY * outY))
}

/**
 * The curve of a descent.
 *
 * @param steps at least two
 * @param covered radius (grid units) of the dot at the end: the rounds below the dot are left out
 */
export function trailOf(steps: readonly Point[], covered: number): Curve {
  const end = steps.at(-1)!
  const last = steps.findLastIndex((step) => distance(step, end) > covered)
  return smoothCurve([...steps.slice(0, last + 1), end], {
    closed: false,
    grain: 0.005,
    longestLeg: 8,
    sharpestTurn: 0.55,
  })
}

/** The point of a curve at a share of its length. */
export function pointAt(curve: Curve, share: number): Point {
  const line = curve.flatMap(({ from, control, to }) =>
    [0, 0.25, 0.5, 0.75].map((part) =>
      between(between(from, control, part), between(control, to, part), part),
    ),
  )
  const legs = line.slice(1).map((at, index) => distance(line[index]!, at))
  let left = share * legs.reduce((sum, leg) => sum + leg, 0)
  const reached = legs.findIndex((leg) => (left -= leg) <= 0)
  return line[reached < 0 ? line.length - 1 : reached + 1]!
}

/**
 * The shortest SVG path of a curve: relative commands, and `t` after the first segment, because each control mirrors the
 * previous one.
 *
 * @param unit grid units per unit of the path: ten times the curve's grain for one decimal, or the grain for none
 */
export function pathData(curve: Curve, unit: number): string {
  const [first, ...rest] = curve
  if (!first) return ''
  const offset = (from: Point, to: Point) =>
    joined([to.x - from.x, to.y - from.y].map((value) => shortest(value / unit)))
  const start = `M${offset({ x: 0, y: 0 }, first.from)}`
  const head = `q${joined([offset(first.from, first.control), offset(first.from, first.to)])}`
  const tail = rest.length > 0 ? `t${joined(rest.map(({ from, to }) => offset(from, to)))}` : ''
  const end = curve.at(-1)?.to
  return start + head + tail + (end?.x === first.from.x && end.y === first.from.y ? 'z' : '')
}

/** A minus sign also separates two numbers. */
function joined(numbers: readonly string[]): string {
  return numbers.join(' ').replaceAll(' -', '-')
}

/** `-0.5` as `-.5`, and never `-0`. */
function shortest(value: number): string {
  const tenths = Math.round(value * 10)
  return String(tenths === 0 ? 0 : tenths / 10).replace(/^(-?)0\./, '$1.')
}
