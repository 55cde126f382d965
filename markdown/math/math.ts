import type { Element } from 'hast'
import temml from 'temml'
import { element } from '#markdown/tree.ts'
import { MAX_EM, MAX_PT } from './math-attribute.ts'
import { macroRule } from './math-macros.ts'
import { mathTree } from './math-tree.ts'

// This tree is not part of Temml's stable API, so the version is exact, and a test compares the tree with the public markup.
// Parsing the markup instead takes 1.75 times as long.
const { __renderToMathMLTree: toTree } = temml

/** @returns the formula as MathML, or its TeX with the reason why it cannot be rendered */
export type RenderMath = (tex: string, display: boolean) => Element

/** The most characters of a formula. */
const MAX_LENGTH = 2_000

/**
 * Renders TeX as MathML. Nothing in it is trusted: an author cannot make links, images, ids or classes. A formula that cannot
 * be rendered is shown as it is written, with the reason.
 */
export const renderMath: RenderMath = (tex, display) => {
  if (tex.length > MAX_LENGTH)
    return asWritten(tex, `expected at most ${MAX_LENGTH} characters, found ${tex.length}`)
  const rule = macroRule(tex)
  if ('refused' in rule) return asWritten(tex, rule.refused)
  try {
    return mathTree(
      toTree(tex, {
        displayMode: display,
        throwOnError: true,
        trust: false,
        maxExpand: rule.maxExpand,
        maxSize: [MAX_EM, MAX_PT],
      }),
    )
  } catch (error) {
    return asWritten(tex, reasonOf(error))
  }
}

/** Returns the start of Temml's message, without the lines that point at the place. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error) || error instanceof RangeError) return 'it is nested too deeply'
  const [reason = ''] = error.message.trim().split(/ at (?:position|end of input)|: infinite loop|\n/)
  return reason.slice(0, 200)
}

function asWritten(tex: string, reason: string): Element {
  return element('span', { className: ['math-error'] }, [
    element('code', { className: ['code-inline'] }, [tex]),
    element('span', { className: ['math-error-reason'] }, [` (not shown as a formula: ${reason})`]),
  ])
}
