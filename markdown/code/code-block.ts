import type { Element, ElementContent } from 'hast'
import type { Code, InlineCode } from 'mdast'
import type { Handlers, State } from 'mdast-util-to-hast'
import { element } from '#markdown/tree.ts'
import * as words from '#markdown/words.ts'
import { codeLanguage, type CodeOptions, codeOptions } from './code-info.ts'
import type { Highlight } from './highlight.ts'

/** Converts code to HTML (MD-2). Without a highlighter it is plain. */
export function codeHandlers(highlight: Highlight | undefined): Handlers {
  return {
    code: (_state: State, node: Code) => codeBlock(node, highlight),
    inlineCode: (_state: State, { value }: InlineCode) =>
      element('code', { className: ['code-inline'] }, [value.replaceAll(/\r?\n|\r/g, ' ')]),
  }
}

/** A block of code that scrolls, so it has a name and the keyboard can reach it, in a frame for what does not scroll. */
export function codeBlock({ lang, meta, value }: Code, highlight: Highlight | undefined): Element {
  const language = codeLanguage(lang)
  const options = codeOptions(`${lang ?? ''} ${meta ?? ''}`)
  const { title, hasLineNumbers } = options
  const plain: ElementContent[] = [{ type: 'text', value }]
  const coloured = language && highlight ? highlight(value, language) : plain
  const languageClass = language ? { className: [`language-${language}`] } : {}
  const block = element(
    'pre',
    {
      className: hasLineNumbers ? ['code-block', 'code-numbered'] : ['code-block'],
      ariaLabel: [words.code, language, title].filter(Boolean).join(', '),
      role: 'group',
      tabIndex: 0,
    },
    [element('code', languageClass, codeLines(coloured, options))],
  )
  const label = title ? [element('div', { className: ['code-title'] }, [title])] : []
  const dataLanguage = title || !language ? {} : { dataLanguage: language }
  return element('div', { className: ['code-frame'], ...dataLanguage }, [...label, block])
}

/** Lines in a chunk. Browsers lay out only the chunks near the window. Keep this in sync with `text.css`. */
const CHUNK = 100

/** Puts each line into an element if the author wants numbers or highlighted lines, else every hundred lines of a long block. */
export function codeLines(
  code: ElementContent[],
  { hasLineNumbers, marked }: Omit<CodeOptions, 'title'>,
): ElementContent[] {
  const lines = splitAtBreaks(code)
  // A line break at the end does not begin a line.
  if (lines.length > 1 && lines.at(-1)?.length === 0) lines.pop()
  if (hasLineNumbers || marked.length > 0) {
    return lines.map((children, index) => {
      const lineNumber = index + 1
      const isMarked = marked.some(([first, last]) => first <= lineNumber && lineNumber <= last)
      return element('span', { className: isMarked ? ['line', 'line-marked'] : ['line'] }, children)
    })
  }
  if (lines.length <= CHUNK) return code
  const chunkCount = Math.ceil(lines.length / CHUNK)
  return Array.from({ length: chunkCount }, (_, chunk) => {
    const start = chunk * CHUNK
    const children = lines.slice(start, start + CHUNK).flat()
    return element('span', { className: ['lines'] }, children)
  })
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
