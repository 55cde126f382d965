import type { Element } from 'hast'
import temml from 'temml'
import type { RenderMath } from '#markdown/plugins.ts'
import { macroRule } from './math-macros.ts'
import { MAX_EM, MAX_PT } from './math-attribute.ts'
import { mathTree } from './math-tree.ts'

// Its tree before it is markup: not for general use, its author says, so the version is exact and the tests look closely.
const { __renderToMathMLTree: toTree } = temml

/** Characters of one formula. */
const MAX_LENGTH = 2_000
/** Formulas of an article. */
const MAX_FORMULAS = 500
/** Characters of all of them; Temml takes half a second for so many. */
const MAX_COST = 60_000
/** Elements and texts of all of them: each weighs some 80 bytes in a saved copy. */
const MAX_NODES = 40_000

const TOO_MANY = `the article has too many formulas: expected at most ${MAX_FORMULAS}, of ${MAX_COST} characters; \
this one and those below stay as they are written`

/**
 * A renderer for the formulas of one article: TeX to MathML by Temml, with nothing trusted: no links, pictures, ids or
 * classes of an author's choosing. A formula that cannot be shown stands there as it was written, with the reason.
 */
export function mathRenderer(): RenderMath {
  let formulas = 0
  let spent = 0
  const nodes = { left: MAX_NODES }
  let isOver = false
  return (tex, display) => {
    if (isOver) return null
    formulas += 1
    isOver = formulas > MAX_FORMULAS || spent > MAX_COST || nodes.left < 0
    if (isOver) return asWritten(tex, TOO_MANY)
    if (tex.length > MAX_LENGTH)
      return asWritten(tex, `expected at most ${MAX_LENGTH} characters, found ${tex.length}`)
    const rule = macroRule(tex)
    if ('refused' in rule) return asWritten(tex, rule.refused)
    spent += rule.cost
    try {
      return mathTree(
        toTree(tex, {
          displayMode: display,
          throwOnError: true,
          trust: false,
          maxExpand: rule.maxExpand,
          maxSize: [MAX_EM, MAX_PT],
        }),
        nodes,
      )
    } catch (error) {
      return asWritten(tex, reasonOf(error))
    }
  }
}

/** The first words of Temml's message, without its drawing of the place. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error) || error instanceof RangeError) return 'it is nested too deeply'
  const [reason = ''] = error.message.trim().split(/ at (?:position|end of input)|: infinite loop|\n/)
  return reason.slice(0, 200)
}

/** The source and what is wrong with it, in the formula's place. */
function asWritten(tex: string, reason: string): Element {
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: ['math-error'] },
    children: [
      {
        type: 'element',
        tagName: 'code',
        properties: { className: ['code-inline'] },
        children: [{ type: 'text', value: tex }],
      },
      {
        type: 'element',
        tagName: 'span',
        properties: { className: ['math-error-reason'] },
        children: [{ type: 'text', value: ` (not shown as a formula: ${reason})` }],
      },
    ],
  }
}
