import type { Element, Root, RootContent } from 'hast'
import type { Handlers, State } from 'mdast-util-to-hast'
import { MAX_FORMULA_NODES } from '#markdown/limits.ts'
import { countNodes, element, walkElements } from '#markdown/tree.ts'
import * as words from '#markdown/words.ts'
import type { RenderMath } from './math.ts'
import type { Formula } from './math-syntax.ts'

declare module 'hast' {
  interface ElementData {
    /** The source of a formula. */
    tex?: string
  }
}

/** Converts formulas to HTML. Without a renderer, and beyond the limit, they become code. */
export function mathHandlers(render: RenderMath | undefined): Handlers {
  let nodesLeft = MAX_FORMULA_NODES
  return {
    math(state: State, node: Formula): Element {
      const { value, form, macros } = node
      const rendered = nodesLeft > 0 ? render?.(value, form !== 'inline', macros) : undefined
      const size = rendered ? countNodes(rendered, nodesLeft) : 0
      const isWithinLimit = size <= nodesLeft
      if (isWithinLimit) nodesLeft -= size
      const source = element('code', { className: ['code-inline', 'math-source'] }, [value])
      const formula = rendered && isWithinLimit ? rendered : source
      if (formula.tagName === 'math') Object.assign(formula, { data: { tex: value } })
      state.patch(node, formula)
      if (form === 'inline') return formula
      // The box scrolls, also by keyboard. In a paragraph it has to be a span.
      const properties = { className: ['math-block'], role: 'group', ariaLabel: words.formula, tabIndex: 0 }
      return element(form === 'block' ? 'div' : 'span', properties, [formula])
    },
  }
}

/** It looks only at the start of a run: otherwise 20,000 brackets would take a second. */
const OPENING = /(?<![\p{Ps}\p{Pi}])[\p{Ps}\p{Pi}]+$/u
const CLOSING = /^[\p{Po}\p{Pe}\p{Pf}\p{Pd}]+/u

/** Keeps a formula and the marks around it on one line: in Chromium the next line could begin with a comma. */
export function keepMarks(tree: Root): void {
  walkElements(tree, (formula, index, parent) => {
    if (formula.tagName !== 'math') return
    const before = takeMarks(parent.children[index - 1], OPENING)
    const after = takeMarks(parent.children[index + 1], CLOSING)
    if (before + after === '') return
    const parts = [before, formula, after].filter((part) => part !== '')
    parent.children[index] = element('span', { className: ['math-with-marks'] }, parts)
  })
}

/** Removes marks from a text, and returns them. */
function takeMarks(node: RootContent | undefined, marks: RegExp): string {
  if (node?.type !== 'text') return ''
  const [value = ''] = marks.exec(node.value) ?? []
  node.value = node.value.replace(marks, '')
  return value
}
