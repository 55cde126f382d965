import type { Point } from './plane.ts'
import { segmentsOf, smoothCurve, type Curve, type Smoothing } from './smooth-curve.ts'

/**
 * Path data (SVG 2, section 9.3) of a smooth line through many points.
 *
 * @param points as for `smoothCurve`
 * @param unit the grid units that one unit of the path stands for
 */
export function smoothPath(points: readonly Point[], smoothing: Smoothing, unit: number): string {
  return pathData(smoothCurve(points, smoothing), unit)
}

/**
 * The path data of a curve, in relative commands and with one decimal at the most.
 *
 * After the first segment each is no more than its end (`t`): its control is the one before mirrored in their joint,
 * which is what a B-spline's controls are to each other. As joints are exact, no error adds up on the way.
 *
 * @param unit the grid units that one unit of the path stands for: ten times the curve's step, or the step itself
 */
export function pathData(curve: Curve, unit: number): string {
  const [first, ...rest] = segmentsOf(curve)
  if (!first) return ''
  const start = `M${offset({ x: 0, y: 0 }, first.from, unit)}`
  const head = `q${joined([offset(first.from, first.control, unit), offset(first.from, first.to, unit)])}`
  const tail = rest.length > 0 ? `t${joined(rest.map(({ from, to }) => offset(from, to, unit)))}` : ''
  return start + head + tail + (curve.ends ? '' : 'z')
}

function offset(from: Point, to: Point, unit: number): string {
  return joined([shortest((to.x - from.x) / unit), shortest((to.y - from.y) / unit)])
}

/** A minus sign parts two numbers as well as a space does. */
function joined(numbers: readonly string[]): string {
  return numbers.join(' ').replaceAll(' -', '-')
}

/** `-0.5` as `-.5`, and never `-0`. */
function shortest(value: number): string {
  const tenths = Math.round(value * 10)
  return String(tenths === 0 ? 0 : tenths / 10).replace(/^(-?)0\./, '$1.')
}
