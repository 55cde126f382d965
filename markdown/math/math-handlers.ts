import type { Element, Root, ElementContent, RootContent } from 'hast'
import type { Handlers, State } from 'mdast-util-to-hast'
import { element, walkElements } from '#markdown/tree.ts'
import * as words from '#markdown/words.ts'
import type { RenderMath } from './math.ts'
import type { Formula } from './math-syntax.ts'

/** Converts formulas to HTML. Without a renderer they become code. */
export function mathHandlers(render: RenderMath | undefined): Handlers {
  return {
    math(state: State, node: Formula): Element {
      const { value, form } = node
      const formula =
        render?.(value, form !== 'inline') ?? element('code', { className: ['code-inline'] }, [value])
      state.patch(node, formula)
      if (form === 'inline') return formula
      // The box scrolls, also by keyboard. In a paragraph it has to be a span.
      const properties = { className: ['math-block'], role: 'group', ariaLabel: words.formula, tabIndex: 0 }
      return element(form === 'block' ? 'div' : 'span', properties, [formula])
    },
  }
}

const OPENING = /[\p{Ps}\p{Pi}]+$/u
const CLOSING = /^[\p{Po}\p{Pe}\p{Pf}\p{Pd}]+/u

/** Keeps a formula and the marks around it on one line: in Chromium the next line could begin with a comma. */
export function keepMarks(tree: Root): void {
  walkElements(tree, (formula, index, parent) => {
    if (formula.tagName !== 'math') return
    const before = takeMarks(parent.children[index - 1], OPENING)
    const after = takeMarks(parent.children[index + 1], CLOSING)
    if (before.length + after.length > 0)
      parent.children[index] = element('span', { className: ['math-with-marks'] }, [
        ...before,
        formula,
        ...after,
      ])
  })
}

/** Removes marks from a text, and returns them. */
function takeMarks(node: RootContent | undefined, marks: RegExp): ElementContent[] {
  if (node?.type !== 'text') return []
  const [value] = marks.exec(node.value) ?? []
  if (value === undefined) return []
  node.value = node.value.replace(marks, '')
  return [{ type: 'text', value }]
}
