import type { Element } from 'hast'
import temml from 'temml'
import type { RenderMath } from '#markdown/plugins.ts'
import { macroRule } from './math-macros.ts'
import { MAX_EM, MAX_PT } from './math-attribute.ts'
import { mathTree } from './math-tree.ts'

// Temml calls this tree unstable, so its version is exact and a test compares it with the public markup. Parsing that
// markup instead costs 0.4 kB and three quarters more time.
const { __renderToMathMLTree: toTree } = temml

/** Characters of one formula. */
const MAX_LENGTH = 2_000

/**
 * TeX to MathML by Temml. Nothing is trusted: an author chooses no links, images, ids or classes. A formula that cannot be
 * shown comes back as it is written, with the reason.
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

/** The first words of Temml's message, without its drawing of the place. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error) || error instanceof RangeError) return 'it is nested too deeply'
  const [reason = ''] = error.message.trim().split(/ at (?:position|end of input)|: infinite loop|\n/)
  return reason.slice(0, 200)
}

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
