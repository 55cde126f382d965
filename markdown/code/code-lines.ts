import type { ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { hasMoreNodes } from '#markdown/tree-size.ts'
import type { CodeMeta } from './code-meta.ts'

/** More lines than these have neither numbers nor highlights. */
const MANY_LINES = 1_000
/** More lines than these stand in chunks of as many: browsers lay out those near the window alone. `long.css` reckons with it. */
const CHUNK = 100
/** Colours of a chunk, beside those of each line; people write some five on one. Browsers lay out a thousand in 10 ms. */
const MAX_COLOURS = 100
const MAX_OF_LINE = 15

/**
 * Puts every line of a block of code into an element of its own, when the author wants numbers or highlighted lines, else
 * every hundred lines of a long one. Each line keeps its line break, so the text of the block, which is what readers copy,
 * is what it was.
 *
 * @param code text and spans, as a highlighter makes them; with too many on too few lines it stays plain
 */
export function codeLines(code: readonly ElementContent[], wishes: CodeMeta): ElementContent[] {
  const lines = linesOf(code)
  const chunks = Array.from({ length: Math.ceil(lines.length / CHUNK) }, (_, chunk) =>
    lines.slice(chunk * CHUNK, (chunk + 1) * CHUNK),
  )
  if (chunks.some(isTooColourful)) return codeLines([{ type: 'text', value: textOf(code) }], wishes)
  const { hasLineNumbers, marked } = wishes
  if ((hasLineNumbers || marked.length > 0) && lines.length <= MANY_LINES) {
    return lines.map((children, index) => {
      const isMarked = marked.some(([first, last]) => first <= index + 1 && index + 1 <= last)
      return span(isMarked ? ['line', 'line-marked'] : ['line'], children)
    })
  }
  return chunks.length > 1 ? chunks.map((inChunk) => span(['lines'], inChunk.flat())) : [...code]
}

function isTooColourful(lines: readonly ElementContent[][]): boolean {
  // Each with its text, and the root.
  const most = 2 * (MAX_COLOURS + MAX_OF_LINE * lines.length) + 1
  return hasMoreNodes({ type: 'root', children: lines.flat().filter(isElement) }, most)
}

function isElement({ type }: ElementContent): boolean {
  return type === 'element'
}

function textOf(children: readonly ElementContent[]): string {
  return toString({ type: 'root', children: [...children] })
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
