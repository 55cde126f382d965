import type { Element } from 'hast'
import type { Handlers, State } from 'mdast-util-to-hast'
import { element } from '#markdown/element.ts'
import type { RenderMath } from '#markdown/plugins.ts'
import type { InlineMath, Math } from './math-syntax.ts'

/** How formulas become HTML. Without a renderer they are shown as code. */
export function mathHandlers(render: RenderMath | undefined): Handlers {
  const handle = (state: State, node: InlineMath | Math): Element => {
    const isBlock = node.type === 'math'
    const display = isBlock || node.display
    const formula =
      render?.(node.value, display) ?? element('code', { className: ['code-inline'] }, [node.value])
    state.patch(node, formula)
    if (!display) return formula
    const made = box(isBlock ? 'div' : 'span', formula)
    state.patch(node, made)
    return made
  }
  return { inlineMath: handle, math: handle }
}

/** Whether an element is a formula that is shown as it is written. */
export function isFailedFormula({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className[0] === 'math-error'
}

/** A formula on its own lines scrolls in a box, also by keyboard. Inside a paragraph the box has to be a span. */
function box(tagName: 'div' | 'span', formula: Element): Element {
  const properties = { className: ['math-block'], role: 'group', ariaLabel: 'Formula', tabIndex: 0 }
  return element(tagName, properties, [formula])
}
