import type { Element, ElementContent } from 'hast'
import { MATHML } from '#markdown/sanitize.ts'
import { isDeeperThan } from '#markdown/tree.ts'

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

/** The most levels of a formula; a fraction in a fraction has four. */
const MAX_DEPTH = 100
/** Classes of `math.css` for Temml's style attributes, which the content security policy forbids. */
const CLASS_OF_STYLE: ReadonlyMap<string, string> = new Map([
  ['padding:3pt', 'math-padded'],
  ['border:1px solid', 'math-boxed'],
  ['paddingLeft:0em', 'math-flush-left'],
  ['paddingRight:0em', 'math-flush-right'],
  ['width:50%', 'math-half'],
  ['width:100%', 'math-wide'],
  ['borderTop:0.06em solid', 'math-line-top'],
  ['borderBottom:0.06em solid', 'math-line-bottom'],
  ['borderLeft:0.06em solid', 'math-line-left'],
  ['borderRight:0.06em solid', 'math-line-right'],
])

/** The fields of Temml's nodes that are used here. */
export type TemmlNode = {
  type?: string
  text?: string
  children?: TemmlNode[]
  attributes?: Record<string, unknown>
  classes?: string[]
  style?: Record<string, unknown>
}

/**
 * Converts Temml's tree to hast.
 *
 * @throws RangeError when it is nested too deeply
 */
export function mathTree(root: TemmlNode): Element {
  const [math] = convert(root)
  if (math?.type !== 'element') throw new Error('expected a formula')
  if (isDeeperThan({ type: 'root', children: [math] }, MAX_DEPTH)) throw new RangeError('too deep')
  return math
}

/** @returns the node's element, or its children's elements if the node only groups them */
function convert(node: TemmlNode): ElementContent[] {
  if (typeof node.text === 'string') return [{ type: 'text', value: node.text }]
  const children = (node.children ?? []).flatMap(convert)
  // Browsers do not have `menclose`; its classes draw the same lines.
  const tagName = node.type === 'menclose' ? 'mrow' : (node.type ?? '')
  if (!MATHML.includes(tagName)) return children
  return [{ type: 'element', tagName, properties: propertiesOf(node), children }]
}

function propertiesOf({ attributes = {}, classes = [], style = {} }: TemmlNode): Element['properties'] {
  const properties: Element['properties'] = {}
  for (const [name, value] of Object.entries({ ...attributes, ...colours(style) })) {
    const kept = safeAttribute(String(value))
    if (kept !== null) properties[name] = kept
  }
  const drawn = Object.entries(style).flatMap(
    ([name, value]) => CLASS_OF_STYLE.get(`${name}:${String(value)}`) ?? [],
  )
  const className = [...classes.filter((name) => name !== ''), ...drawn]
  if (className.length > 0) properties.className = className
  return properties
}

/** Returns MathML's attributes for the two colours. */
function colours({ color, backgroundColor }: Record<string, unknown>): Record<string, unknown> {
  return {
    ...(typeof color === 'string' && { mathcolor: color }),
    ...(typeof backgroundColor === 'string' && { mathbackground: backgroundColor }),
  }
}
