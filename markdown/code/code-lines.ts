import type { ElementContent } from 'hast'
import type { CodeMeta } from './code-meta.ts'

/** Lines of a chunk; browsers lay out only the chunks near the window. Keep this in sync with `long.css`. */
const CHUNK = 100

/**
 * Puts every line of a code block into an element when the author wants numbers or highlighted lines; else, of a long
 * block, every hundred lines. Each line keeps its line break, so that readers copy what was written.
 *
 * @param code text and spans, as a highlighter makes them
 */
export function codeLines(
  code: readonly ElementContent[],
  { hasLineNumbers, marked }: CodeMeta,
): ElementContent[] {
  const lines = linesOf(code)
  if (hasLineNumbers || marked.length > 0) {
    return lines.map((children, index) => {
      const isMarked = marked.some(([first, last]) => first <= index + 1 && index + 1 <= last)
      return span(isMarked ? ['line', 'line-marked'] : ['line'], children)
    })
  }
  if (lines.length <= CHUNK) return [...code]
  return Array.from({ length: Math.ceil(lines.length / CHUNK) }, (_, chunk) =>
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
