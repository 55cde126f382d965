import type { ElementContent } from 'hast'
import { element } from '#markdown/tree.ts'
import type { CodeOptions } from './code-info.ts'

/** Lines in a chunk. Browsers lay out only the chunks near the window. Keep this in sync with `text.css`. */
const CHUNK = 100

/**
 * Puts each line of a code block into an element if the author wants numbers or highlighted lines. Otherwise it puts every
 * hundred lines of a long block into one. Line breaks stay, so that readers copy the code unchanged.
 */
export function codeLines(
  code: ElementContent[],
  { hasLineNumbers, marked }: Omit<CodeOptions, 'title'>,
): ElementContent[] {
  const lines = splitAtBreaks(code)
  // A line break at the end does not begin a line.
  if (lines.length > 1 && lines.at(-1)?.length === 0) lines.pop()
  if (hasLineNumbers || marked.length > 0) {
    return lines.map((children, index) => {
      const isMarked = marked.some(([first, last]) => first <= index + 1 && index + 1 <= last)
      return element('span', { className: isMarked ? ['line', 'line-marked'] : ['line'] }, children)
    })
  }
  if (lines.length <= CHUNK) return code
  return Array.from({ length: Math.ceil(lines.length / CHUNK) }, (_, chunk) =>
    element('span', { className: ['lines'] }, lines.slice(chunk * CHUNK, (chunk + 1) * CHUNK).flat()),
  )
}

function splitAtBreaks(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]]
  for (const node of nodes) {
    const [first = [], ...others] = linesOf(node)
    lines.at(-1)?.push(...first)
    lines.push(...others)
  }
  return lines
}

/** Splits a node into its lines. A span over several lines, such as a comment, is repeated in each of them. */
function linesOf(node: ElementContent): ElementContent[][] {
  if (node.type === 'comment') return [[]]
  if (node.type === 'element') {
    return splitAtBreaks(node.children).map((children) =>
      children.length > 0 ? [{ ...node, children }] : [],
    )
  }
  const lines: ElementContent[][] = node.value.split(/(?<=\n)/).map((value) => [{ type: 'text', value }])
  return node.value.endsWith('\n') ? [...lines, []] : lines
}
