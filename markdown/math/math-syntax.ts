import type { Literal, Root } from 'mdast'
import type { CompileContext, Extension as FromMarkdown } from 'mdast-util-from-markdown'
import type { Extension, Token } from 'micromark-util-types'
import { codeLanguage } from '#markdown/code/code-info.ts'
import { walkMarkdown } from '#markdown/tree.ts'
import { mathFlow, mathText } from './math-tokenizers.ts'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    mathFlow: 'mathFlow'
    mathText: 'mathText'
    mathLine: 'mathLine'
  }
}

/** A formula within a paragraph; `display` when it is between two dollar signs. */
export interface InlineMath extends Literal {
  type: 'inlineMath'
  display: boolean
}
/** A formula on separate lines. */
export interface BlockMath extends Literal {
  type: 'math'
}

declare module 'mdast' {
  interface PhrasingContentMap {
    inlineMath: InlineMath
  }
  interface BlockContentMap {
    math: BlockMath
  }
  interface RootContentMap {
    inlineMath: InlineMath
    math: BlockMath
  }
}

const DOLLAR = 36

/**
 * Formulas as GitHub writes them (docs.github.com, "Writing mathematical expressions"): `$…$`, ``$`…`$`` and `$$…$$` in a
 * paragraph, and lines between two lines of `$$`. Unlike GitHub, this recognises formulas before emphasis and links, so that
 * `_` and `\\` mean what they mean in TeX.
 */
export const mathSyntax: Extension = { flow: { [DOLLAR]: mathFlow }, text: { [DOLLAR]: mathText } }

/** Creates the nodes `inlineMath` and `math`. */
export const mathFromMarkdown: FromMarkdown = {
  enter: {
    mathText(token) {
      const source = this.sliceSerialize(token)
      const marks = /^\$[$`]/.test(source) ? 2 : 1
      const value = source.slice(marks, -marks).trim()
      this.enter({ type: 'inlineMath', value, display: source.startsWith('$$') }, token)
    },
    mathFlow(token) {
      this.enter({ type: 'math', value: this.sliceSerialize(token).trim().slice(2, -2).trim() }, token)
    },
  },
  exit: { mathText: exit, mathFlow: exit },
}

function exit(this: CompileContext, token: Token): void {
  this.exit(token)
}

/** Turns code in the language `math` into formulas. Changes the tree in place. */
export function readMathFences(tree: Root): void {
  walkMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'code' || codeLanguage(node.lang) !== 'math') return
    const { value, position } = node
    parent.children[index] = { type: 'math', value, position }
  })
}
