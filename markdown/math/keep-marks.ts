import type { ElementContent, Root, RootContent } from 'hast'
import { element, walkElements } from '#markdown/tree.ts'

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
