import type { Element } from 'hast'
import type { Code, InlineCode } from 'mdast'
import type { Handlers, State } from 'mdast-util-to-hast'
import { element } from '#markdown/tree.ts'
import { codeBlock } from './code-block.ts'
import type { Highlight } from './highlight.ts'

/** Converts code to HTML (MD-2). */
export function codeHandlers(highlight: Highlight | undefined): Handlers {
  return {
    code(state: State, node: Code): Element {
      const block = codeBlock(node, highlight)
      state.patch(node, block)
      return block
    },
    inlineCode(state: State, node: InlineCode): Element {
      const code = element('code', { className: ['code-inline'] }, [node.value.replaceAll(/\r?\n|\r/g, ' ')])
      state.patch(node, code)
      return code
    },
  }
}
