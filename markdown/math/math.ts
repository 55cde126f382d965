import type { Element, ElementContent } from 'hast'
import temml from 'temml'
import { MATHML } from '#markdown/sanitize.ts'
import { element, isDeeperThan } from '#markdown/tree.ts'
import { expandMacros, MAX_EXPANSIONS } from './expand-macros.ts'
import { LEFT_DEFINITION, type Macros } from './macros.ts'

export { defineMacros } from './macros.ts'
export { formulaText } from './formula-text.ts'

// This tree is not part of Temml's stable API, so the version is exact, and a test compares the tree with the public markup.
// Parsing the markup instead takes 1.75 times as long.
const { __renderToMathMLTree: toTree } = temml

/** The greatest distance, in em, that a formula may move a part: it must not cover the text around it. */
const MAX_EM = 10
/** The same distance in points: in TeX an em has ten. */
const MAX_PT = 100
/** The most levels of a formula; a fraction in a fraction has four. */
const MAX_DEPTH = 99

/**
 * Renders a formula, with the macros that hold for it.
 *
 * @returns the formula as MathML, or its TeX with the reason why it cannot be rendered
 */
export type RenderMath = (tex: string, display: boolean, macros?: Macros) => Element

/**
 * Makes the renderer of an article, whose formulas together have a limit of expansions. It renders TeX without links, images, ids or
 * classes of the author. A formula that cannot be rendered is shown as it is written.
 */
export function mathRenderer(): RenderMath {
  const expansions = { ...MAX_EXPANSIONS }
  return (tex, display, macros = new Map()) => {
    try {
      if (tex.length > MAX_LENGTH)
        throw new Error(`expected at most ${MAX_LENGTH} characters, found ${tex.length}`)
      const expanded = expandMacros(tex, macros, MAX_LENGTH, expansions)
      refuseDefinitions(expanded)
      return renderTex(withEscapedText(withoutEqnarray(expanded)), display)
    } catch (error) {
      return element('span', { className: ['math-error'] }, [
        element('code', { className: ['code-inline'] }, [tex]),
        element('span', { className: ['math-error-reason'] }, [
          ` (not shown as a formula: ${reasonOf(error)})`,
        ]),
      ])
    }
  }
}

/** Control characters besides tabs and line breaks. Editors of formulas leave them behind; MathJax shows nothing, and Temml refuses them. */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu

/** @throws Error if Temml cannot render it */
function renderTex(tex: string, display: boolean): Element {
  const tree = toTree(tex.replaceAll(CONTROL, ' '), {
    displayMode: display,
    throwOnError: true,
    trust: false,
    maxExpand: MAX_OWN_EXPANSIONS,
    maxSize: [MAX_EM, MAX_PT],
  })
  const [math] = convert(tree)
  if (math?.type !== 'element') throw new Error('expected a formula')
  if (isDeeperThan(math, MAX_DEPTH)) throw new RangeError('too deep')
  return math
}

/** Returns the start of a message of Temml, without the lines that point at the place. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error) || error instanceof RangeError) return 'it is nested too deeply'
  const [reason = ''] = error.message.trim().split(/ at (?:position|end of input)|: infinite loop|\n/)
  return reason.slice(0, 200)
}

/** The most characters of a formula, with its macros expanded and without their definitions. */
const MAX_LENGTH = 4_000
/** The most macros of Temml itself that a formula may expand. */
const MAX_OWN_EXPANSIONS = 600

/** These copy the expansion of one macro into another, which could double its length every time. */
const REFUSED = /\\(?:edef|xdef|futurelet|expandafter|noexpand|csname|global|long)(?![a-z])/i

/** Temml gets no definitions: `defineMacros` has taken those that it understands. @throws Error if there are others */
function refuseDefinitions(tex: string): void {
  const [refused] = REFUSED.exec(tex) ?? []
  if (refused !== undefined) throw new Error(`${refused} is not supported`)
  const [definition] = LEFT_DEFINITION.exec(tex) ?? []
  if (definition !== undefined)
    throw new Error(`expected ${definition}, a name, parameters such as [2], and {…}`)
}

/** An `eqnarray` is an array of three columns. Temml lacks it, because `align` replaced it in LaTeX. */
function withoutEqnarray(tex: string): string {
  if (!tex.includes('{eqnarray')) return tex
  return tex
    .replaceAll(/\\begin\{eqnarray\*?\}/g, String.raw`\begin{darray}{rcl}`)
    .replaceAll(/\\end\{eqnarray\*?\}/g, String.raw`\end{darray}`)
    .replaceAll(/\\(?:nonumber|notag)(?![A-Za-z])/g, '')
}

/** In words MathJax shows `#` and `_` as they are; Temml and LaTeX want a backslash before them. */
function withEscapedText(tex: string): string {
  return tex.replaceAll(/\\text\{[^{}$]*\}/g, (words) => words.replaceAll(/(?<!\\)[#_]/g, String.raw`\$&`))
}

/** The fields of Temml's nodes that are used here. */
type TemmlNode = {
  type?: string
  text?: string
  children?: TemmlNode[]
  attributes?: Record<string, string | number | boolean | undefined>
  classes?: string[]
  style?: Record<string, string | undefined>
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

/** Classes of `math.css` for Temml's style attributes, which the content security policy forbids. */
const CLASS_OF_STYLE: Readonly<Record<string, string>> = {
  'border:1px solid': 'tml-fbox',
  'paddingLeft:0em': 'math-flush-left',
  'paddingRight:0em': 'math-flush-right',
  'width:50%': 'math-half',
  'width:100%': 'math-wide',
  'borderTop:0.06em solid': 'math-line-top',
  'borderBottom:0.06em solid': 'math-line-bottom',
  'borderLeft:0.06em solid': 'math-line-left',
  'borderRight:0.06em solid': 'math-line-right',
}

function propertiesOf({ attributes = {}, classes = [], style = {} }: TemmlNode): Element['properties'] {
  const properties: Element['properties'] = {}
  const colours = { mathcolor: style.color, mathbackground: style.backgroundColor }
  for (const [name, value] of [...Object.entries(attributes), ...Object.entries(colours)]) {
    const safe = value === undefined ? null : safeAttribute(String(value))
    if (safe !== null) properties[name] = safe
  }
  const styleClasses = Object.entries(style).map(([name, value]) => {
    const declaration = `${name}:${value}`.trim()
    return CLASS_OF_STYLE[declaration] ?? ''
  })
  const className = [...classes, ...styleClasses].filter((name) => name !== '')
  if (className.length > 0) properties.className = className
  return properties
}

/** A number and its unit (MathML Core, section 2.2.1: a length or a percentage), or a number alone. */
const LENGTH = /^(?<number>[+-]?(?:\d+\.?\d*|\.\d+))(?<unit>em|ex|mu|%|pt|px|in|cm|mm)?$/
const WORD = /^[a-z][a-z-]{0,40}$/i
const HEX_COLOUR = /^#[\da-f]{3,8}$/i

/** The points of each CSS unit (CSS Values and Units 4, section 6.2). */
const POINTS: Readonly<Record<string, number>> = { pt: 1, px: 0.75, in: 72, cm: 72 / 2.54, mm: 72 / 25.4 }

/** Accepts a word, a colour or a short length, absolute ones in em, which grow with the text; `null` for other values. */
export function safeAttribute(value: string): string | null {
  if (WORD.test(value) || HEX_COLOUR.test(value)) return value
  const length = LENGTH.exec(value)?.groups
  if (!length) return null
  const { unit = '' } = length
  const number = Number(length['number'])
  const points = POINTS[unit]
  if (points === undefined) {
    const limit = unit === '%' ? 100 : MAX_EM
    return Math.abs(number) <= limit ? value : null
  }
  const em = (number * points * MAX_EM) / MAX_PT
  return Math.abs(em) <= MAX_EM ? `${Number(em.toFixed(4))}em` : null
}
