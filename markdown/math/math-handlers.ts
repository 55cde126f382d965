import type { Element, Root, ElementContent, RootContent } from 'hast'
import type { Handlers, State } from 'mdast-util-to-hast'
import { element, walkElements } from '#markdown/tree.ts'
import * as words from '#markdown/words.ts'
import type { RenderMath } from './math.ts'
import type { BlockMath, InlineMath } from './math-syntax.ts'

/** Converts formulas to HTML. Without a renderer they become code. */
export function mathHandlers(render: RenderMath | undefined): Handlers {
  const handle = (state: State, node: InlineMath | BlockMath): Element => {
    const isBlock = node.type === 'math'
    const display = isBlock || node.display
    const formula =
      render?.(node.value, display) ?? element('code', { className: ['code-inline'] }, [node.value])
    const made = display ? box(isBlock ? 'div' : 'span', formula) : formula
    state.patch(node, formula)
    state.patch(node, made)
    return made
  }
  return { inlineMath: handle, math: handle }
}

/** Makes the box in which a formula on separate lines scrolls, also by keyboard. In a paragraph it has to be a span. */
function box(tagName: 'div' | 'span', formula: Element): Element {
  const properties = { className: ['math-block'], role: 'group', ariaLabel: words.formula, tabIndex: 0 }
  return element(tagName, properties, [formula])
}

const OPENING = /[\p{Ps}\p{Pi}]+$/u
const CLOSING = /^[\p{Po}\p{Pe}\p{Pf}\p{Pd}]+/u

/** Keeps a formula and the marks around it on one line: in Chromium the next line could begin with a comma. */
export function keepMarks(tree: Root): void {
  walkElements(tree, (formula, index, parent) => {
    if (formula.tagName !== 'math') return
    const before = take(parent.children[index - 1], OPENING)
    const after = take(parent.children[index + 1], CLOSING)
    if (before.length + after.length === 0) return
    parent.children[index] = element('span', { className: ['math-with-marks'] }, [
      ...before,
      formula,
      ...after,
    ])
  })
}

/** Removes marks from a text, and returns them. */
function take(node: RootContent | undefined, marks: RegExp): ElementContent[] {
  const [value] = (node?.type === 'text' && marks.exec(node.value)) || []
  if (node?.type !== 'text' || value === undefined) return []
  node.value = node.value.replace(marks, '')
  return [{ type: 'text', value }]
}
