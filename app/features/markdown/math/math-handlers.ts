import type { Element, ElementContent } from 'hast'
import type { Nodes } from 'mdast'
import type { Handlers, State } from 'mdast-util-to-hast'
import type { RenderMath } from '#app/features/markdown/abilities.ts'
import type { InlineMath, Math } from './math-syntax.ts'

/** How formulas become HTML. Without a renderer they are shown as they are written, as code. */
export function mathHandlers(render: RenderMath | undefined): Handlers {
  const shown = (tex: string, display: boolean): ElementContent =>
    render?.(tex, display) ?? {
      type: 'element',
      tagName: 'code',
      properties: { className: ['code-inline'] },
      children: [{ type: 'text', value: tex }],
    }
  const patched = <Made extends ElementContent>(state: State, node: Nodes, made: Made): Made => {
    state.patch(node, made)
    return made
  }
  return {
    inlineMath: (state: State, node: InlineMath) =>
      patched(state, node, node.display ? box('span', shown(node.value, true)) : shown(node.value, false)),
    math: (state: State, node: Math) => patched(state, node, box('div', shown(node.value, true))),
  }
}

/** A formula on lines of its own scrolls in its own box, with the keyboard, too. In a text only a span may be that box. */
function box(tagName: 'div' | 'span', formula: ElementContent): Element {
  return {
    type: 'element',
    tagName,
    properties: { className: ['math-block'], role: 'group', ariaLabel: 'Formula', tabIndex: 0 },
    children: [formula],
  }
}
