/** The greatest distance, in em, that a formula may move a part: it must not cover the text around it. */
export const MAX_EM = 10
/** The same distance in points: in TeX an em has ten. */
export const MAX_PT = 100

/** A number and its unit (MathML Core, section 2.2.1: a length or a percentage), or a number alone. */
const LENGTH = /^([+-]?(?:\d+\.?\d*|\.\d+))(em|ex|mu|%|pt|px|in|cm|mm)?$/
const WORD = /^[a-z][a-z-]{0,40}$/i
const HEX_COLOUR = /^#[\da-f]{3,8}$/i

/** The points of each CSS unit (CSS Values and Units 4, section 6.2). */
const POINTS: ReadonlyMap<string, number> = new Map([
  ['pt', 1],
  ['px', 0.75],
  ['in', 72],
  ['cm', 72 / 2.54],
  ['mm', 72 / 25.4],
])

/**
 * Accepts a word, a colour or a short length as the value of an attribute. Absolute lengths become em, which grow with the
 * text.
 *
 * @returns `null` for anything else
 */
export function safeAttribute(value: string): string | null {
  if (WORD.test(value) || HEX_COLOUR.test(value)) return value
  const [, digits = '', unit = ''] = LENGTH.exec(value) ?? []
  if (digits === '') return null
  const points = POINTS.get(unit)
  if (points === undefined) return Math.abs(Number(digits)) <= (unit === '%' ? 100 : MAX_EM) ? value : null
  const em = (Number(digits) * points * MAX_EM) / MAX_PT
  return Math.abs(em) <= MAX_EM ? `${Number(em.toFixed(4))}em` : null
}
