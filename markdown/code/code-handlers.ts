import type { Element } from 'hast'
import type { Code, InlineCode } from 'mdast'
import type { Handlers, State } from 'mdast-util-to-hast'
import type { Highlight } from '#markdown/plugins.ts'
import { codeBlock } from './code-block.ts'

/** How code becomes HTML (MD-2): the rest is what mdast-util-to-hast makes of it. */
export function codeHandlers(highlight: Highlight | undefined): Handlers {
  return {
    code(state: State, node: Code): Element {
      const element = codeBlock(node, highlight)
      state.patch(node, element)
      return element
    },
    inlineCode(state: State, node: InlineCode): Element {
      const value = node.value.replaceAll(/\r?\n|\r/g, ' ')
      const element: Element = {
        type: 'element',
        tagName: 'code',
        properties: { className: ['code-inline'] },
        children: [{ type: 'text', value }],
      }
      state.patch(node, element)
      return element
    },
  }
}
