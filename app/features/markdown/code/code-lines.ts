import type { ElementContent } from 'hast'
import type { CodeMeta } from './code-meta.ts'

/** More lines than these stand in chunks: browsers lay out those near the window alone (`long.css`). */
export const MANY_LINES = 1_000
/** Lines of a chunk; `long.css` reckons with it. */
const CHUNK = 100

/**
 * Puts every line of a block of code into an element of its own, when the author wants numbers or highlighted lines.
 * Each line keeps its line break, so the text of the block, which is what readers copy, is what it was.
 *
 * A block of more than 1,000 lines has neither numbers nor highlights.
 *
 * @param code text and spans, as a highlighter makes them
 */
export function codeLines(code: readonly ElementContent[], wishes: CodeMeta): ElementContent[] {
  const lines = linesOf(code)
  if (lines.length > MANY_LINES) return chunksOf(lines)
  const { hasLineNumbers, marked } = wishes
  if (!hasLineNumbers && marked.length === 0) return [...code]
  return lines.map((children, index) => {
    const isMarked = marked.some(([first, last]) => first <= index + 1 && index + 1 <= last)
    return span(isMarked ? ['line', 'line-marked'] : ['line'], children)
  })
}

function chunksOf(lines: readonly ElementContent[][]): ElementContent[] {
  const count = Math.ceil(lines.length / CHUNK)
  return Array.from({ length: count }, (_, chunk) =>
    span(['lines'], lines.slice(chunk * CHUNK, (chunk + 1) * CHUNK).flat()),
  )
}

function span(className: string[], children: ElementContent[]): ElementContent {
  return { type: 'element', tagName: 'span', properties: { className }, children }
}

/** The same nodes, line by line. What follows the last line break is a line only if there is something in it. */
function linesOf(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines = splitAtBreaks(nodes)
  return lines.length > 1 && lines.at(-1)?.length === 0 ? lines.slice(0, -1) : lines
}

function splitAtBreaks(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]]
  for (const node of nodes) {
    const [first = [], ...others] = partsOf(node)
    lines.at(-1)?.push(...first)
    lines.push(...others)
  }
  return lines
}

/** A node's share of each line that it touches: a span over several lines, such as a comment, stands in each of them. */
function partsOf(node: ElementContent): ElementContent[][] {
  if (node.type === 'comment') return [[]]
  if (node.type === 'element') {
    return splitAtBreaks(node.children).map((children) =>
      children.length > 0 ? [{ ...node, children }] : [],
    )
  }
  const parts: ElementContent[][] = node.value.split(/(?<=\n)/).map((value) => [{ type: 'text', value }])
  return node.value.endsWith('\n') ? [...parts, []] : parts
}
