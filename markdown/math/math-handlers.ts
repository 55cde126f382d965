import type { Element, ElementContent, Properties } from 'hast'
import type { Nodes } from 'mdast'
import type { Handlers, State } from 'mdast-util-to-hast'
import type { RenderMath } from '#markdown/plugins.ts'
import type { InlineMath, Math } from './math-syntax.ts'

/** How formulas become HTML. Without a renderer they are shown as code. */
export function mathHandlers(render: RenderMath | undefined): Handlers {
  const shown = ({ value }: InlineMath | Math, display: boolean): Element =>
    render?.(value, display) ?? element('code', { className: ['code-inline'] }, [{ type: 'text', value }])
  const patched = (state: State, node: Nodes, made: Element): Element => {
    state.patch(node, made)
    return made
  }
  return {
    inlineMath(state: State, node: InlineMath) {
      const formula = shown(node, node.display)
      return patched(state, node, node.display ? box('span', formula) : formula)
    },
    math(state: State, node: Math) {
      return patched(state, node, box('div', shown(node, true)))
    },
  }
}

/** A formula on lines of its own scrolls in a box, also by keyboard. Inside a paragraph the box has to be a span. */
function box(tagName: 'div' | 'span', formula: ElementContent): Element {
  const properties = { className: ['math-block'], role: 'group', ariaLabel: 'Formula', tabIndex: 0 }
  return element(tagName, properties, [formula])
}

function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}
