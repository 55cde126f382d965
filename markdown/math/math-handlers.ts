import type { Element, ElementContent, Properties } from 'hast'
import type { Nodes } from 'mdast'
import type { Handlers, State } from 'mdast-util-to-hast'
import type { RenderMath } from '#markdown/plugins.ts'
import type { InlineMath, Math } from './math-syntax.ts'

/** How formulas become HTML. Without a renderer they are shown as they are written, as code. */
export function mathHandlers(render: RenderMath | undefined): Handlers {
  /** `null` where even that would be more than the article may have: then it is text again. */
  const shown = ({ value }: InlineMath | Math, display: boolean): ElementContent | null => {
    if (!render) return element('code', { className: ['code-inline'] }, [{ type: 'text', value }])
    return render(value, display)
  }
  const patched = <Made extends ElementContent>(state: State, node: Nodes, made: Made): Made => {
    state.patch(node, made)
    return made
  }
  return {
    inlineMath(state: State, node: InlineMath) {
      const formula = shown(node, node.display)
      const mark = node.display ? '$$' : '$'
      if (formula === null) return { type: 'text', value: mark + node.value + mark }
      return patched(state, node, node.display ? box('span', formula) : formula)
    },
    math(state: State, node: Math) {
      const formula = shown(node, true)
      if (formula === null) return element('p', {}, [{ type: 'text', value: `$$${node.value}$$` }])
      return patched(state, node, box('div', formula))
    },
  }
}

/** A formula on lines of its own scrolls in its own box, with the keyboard, too. In a text only a span may be that box. */
function box(tagName: 'div' | 'span', formula: ElementContent): Element {
  const properties = { className: ['math-block'], role: 'group', ariaLabel: 'Formula', tabIndex: 0 }
  return element(tagName, properties, [formula])
}

function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}
