import type { Literal, Root } from 'mdast'
import type { CompileContext, Extension as FromMarkdown } from 'mdast-util-from-markdown'
import type { Extension, Token } from 'micromark-util-types'
import { visit } from 'unist-util-visit'
import { codeLanguage } from '#markdown/code/code-language.ts'
import { mathFlow } from './math-flow.ts'
import { mathText } from './math-text.ts'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    mathFlow: 'mathFlow'
    mathText: 'mathText'
    mathData: 'mathData'
    mathMarker: 'mathMarker'
  }
}

/** A formula in a line of text; `display` when two dollar signs stand around it. */
export interface InlineMath extends Literal {
  type: 'inlineMath'
  display: boolean
}
/** A formula on lines of its own. */
export interface Math extends Literal {
  type: 'math'
}

declare module 'mdast' {
  interface PhrasingContentMap {
    inlineMath: InlineMath
  }
  interface BlockContentMap {
    math: Math
  }
  interface RootContentMap {
    inlineMath: InlineMath
    math: Math
  }
}

const DOLLAR = 36

/**
 * Formulas as GitHub writes them (docs.github.com, "Writing mathematical expressions"): `$…$`, ``$`…`$`` and `$$…$$` in a
 * text, and lines between two lines of `$$`. Other than on GitHub a formula is found before emphasis and links are, so
 * that `_` and `\\` mean in it what they mean in TeX.
 */
export const mathSyntax: Extension = { flow: { [DOLLAR]: mathFlow }, text: { [DOLLAR]: mathText } }

/** What the tree holds for them: `inlineMath` and `math`. */
export const mathFromMarkdown: FromMarkdown = {
  enter: {
    mathText(token) {
      const display = this.sliceSerialize(token).startsWith('$$')
      this.enter({ type: 'inlineMath', value: '', display }, token)
      this.buffer()
    },
    mathFlow(token) {
      this.enter({ type: 'math', value: '' }, token)
      this.buffer()
    },
    mathData(token) {
      this.config.enter['data']?.call(this, token)
    },
  },
  exit: {
    mathText: takeValue,
    mathFlow: takeValue,
    mathData(token) {
      this.config.exit['data']?.call(this, token)
    },
  },
}

function takeValue(this: CompileContext, token: Token): void {
  const value = this.resume()
  const node = this.stack.at(-1)
  if (node?.type === 'inlineMath' || node?.type === 'math') node.value = value.trim()
  this.exit(token)
}

/** Code in the language `math` is a formula, too. Works on the tree in place. */
export function readMathFences(tree: Root): void {
  visit(tree, 'code', ({ lang, value, position }, index, parent) => {
    if (!parent || index === undefined || codeLanguage(lang)?.label !== 'math') return
    parent.children[index] = { type: 'math', value, ...(position && { position }) }
  })
}
