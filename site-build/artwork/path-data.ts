import type { Point } from './plane.ts'
import type { Curve } from './smooth-curve.ts'

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
