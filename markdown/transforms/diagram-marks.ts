import type { Root } from 'mdast'
import type { Reference } from '#markdown/article.ts'
import { codeLanguage } from '#markdown/code/code-info.ts'
import { walkMarkdown } from '#markdown/tree.ts'

/** The kinds of diagrams that Mermaid has, but not its small library (decision 9): the first word of each. */
export const LACKING_KINDS = ['mindmap', 'architecture', 'architecture-beta', 'zenuml']

const LINE_END = /\r\n|\n|\r/
/** A blank line, a comment, or settings as in `%%{init: …}%%`. */
const COMMENT = /^\s*(?:%%.*)?$/
/** What Mermaid takes for a formula, in any line. */
const FORMULA = /\$\$.*\$\$/

/** Finds diagrams that are shown as code, and formulas in diagrams, which are shown as they are written. */
export function diagramMarks(tree: Root): Reference[] {
  const marks: Reference[] = []
  walkMarkdown(tree, (node) => {
    if (node.type !== 'code' || codeLanguage(node.lang) !== 'mermaid') return
    const lines = node.value.split(LINE_END)
    const fenceLine = node.position?.start.line
    const lineOf = (index: number) => (fenceLine === undefined ? undefined : fenceLine + 1 + index)

    const kindIndex = indexOfKind(lines)
    const [kind = ''] = (lines[kindIndex] ?? '').trim().split(/[\s:;]/)
    if (LACKING_KINDS.includes(kind)) {
      const reason = "(shown as its code: Mermaid's small library does not draw this kind)"
      marks.push({ kind: 'diagram', reason, written: kind, line: lineOf(kindIndex) })
    }
    const formulaIndex = lines.findIndex((line) => FORMULA.test(line))
    if (formulaIndex !== -1) {
      const written = lines[formulaIndex]?.trim() ?? ''
      const reason = '(a formula in a diagram is shown as it is written)'
      marks.push({ kind: 'diagram', reason, written, line: lineOf(formulaIndex) })
    }
  })
  return marks
}

/** The index of the line that names the kind, below comments, and below settings between two lines of `---`. */
function indexOfKind(lines: readonly string[]): number {
  const start = indexOfCode(lines, 0)
  if (lines[start]?.trim() !== '---') return start
  const end = lines.findIndex((line, index) => index > start && line.trim() === '---')
  return indexOfCode(lines, end + 1)
}

/** The index of the first line from `start` that is neither blank nor a comment. */
function indexOfCode(lines: readonly string[], start: number): number {
  const index = lines.slice(start).findIndex((line) => !COMMENT.test(line))
  return index === -1 ? lines.length : start + index
}
