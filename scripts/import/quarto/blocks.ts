/** A text of Pandoc's Markdown in blocks: https://pandoc.org/MANUAL.html#divs-and-spans. */
export type Block =
  | { type: 'words'; lines: string[] }
  | { type: 'code'; indent: string; info: string; lines: string[] }
  | { type: 'div'; indent: string; attributes: Attributes; children: Block[] }

/** What stands in braces: `{#id .class name="value"}`. */
export type Attributes = { id: string; classes: readonly string[]; values: ReadonlyMap<string, string> }

/** Divs deeper than this are text. */
const MAX_DEPTH = 50
/** A fence may follow the signs of lists and quotes. */
const OPENING_FENCE = /^(?<indent>(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*)(?<fence>`{3,}|~{3,})(?<info>.*)$/
/** `::: {.class #id}` or `::: name`. */
const OPENING_DIV = /^(?<indent>[ \t]*):{3,}[ \t]*(?:\{(?<list>.*)\}|(?<name>[\w.-]+))[ \t]*:*[ \t]*$/
const CLOSING_DIV = /^[ \t]*:{3,}[ \t]*$/
/** An id, a class, a value with or without quotes, or a word. */
const ATTRIBUTE = new RegExp(
  [
    /#(?<id>[^\s}#.=]+)/,
    /\.(?<className>[^\s}#=]+)/,
    /(?<name>[\w.-]+)=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s}]+))/,
    /(?<word>[\w-]+)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

/** Splits a text at its code and its divs. Any text is one; a block without an end goes on to the end of the text. */
export function splitBlocks(text: string): Block[] {
  const lines = text.split(/\r?\n/)
  const root: Block[] = []
  const stack: Block[][] = [root]
  let index = 0

  function addLine(line: string): void {
    const siblings = stack.at(-1) ?? root
    const last = siblings.at(-1)
    if (last?.type === 'words') last.lines.push(line)
    else siblings.push({ type: 'words', lines: [line] })
  }

  while (index < lines.length) {
    const line = lines[index] ?? ''
    const siblings = stack.at(-1) ?? root
    const code = readCode(lines, index)
    const div = OPENING_DIV.exec(line)?.groups
    if (code !== null) {
      siblings.push(code.block)
      index = code.end
      continue
    }
    if (div && stack.length <= MAX_DEPTH) {
      const attributes = readAttributes(div['list'] ?? `.${div['name']}`)
      const children: Block[] = []
      siblings.push({ type: 'div', indent: div['indent'] ?? '', attributes, children })
      stack.push(children)
    } else if (!CLOSING_DIV.test(line)) addLine(line)
    else if (stack.length > 1) stack.pop()
    index += 1
  }
  return root
}

/** Reads the block of code that begins at a line. @returns it, and the index of the line after it */
function readCode(lines: readonly string[], start: number): { block: Block; end: number } | null {
  const { indent = '', fence = '', info = '' } = OPENING_FENCE.exec(lines[start] ?? '')?.groups ?? {}
  // Unlike in other Markdown, the attributes of a fence may contain backticks.
  const hasAttributes = /^\s*\{.*\}\s*$/.test(info)
  // A line such as ```` ```words``` ```` is a code span.
  const isCodeSpan = fence.startsWith('`') && info.includes('`') && !hasAttributes
  if (fence === '' || isCodeSpan) return null
  // Also within a quote, whose signs stand in front.
  const closing = new RegExp(`^[ \\t>]*${fence.charAt(0)}{${fence.length},}[ \\t]*$`)
  const length = lines.slice(start + 1).findIndex((line) => closing.test(line))
  const end = length === -1 ? lines.length : start + 1 + length
  const code = lines.slice(start + 1, end).map((line) => withoutIndent(line, indent))
  return { block: { type: 'code', indent, info: info.trim(), lines: code }, end: end + 1 }
}

/** A line without as many blanks and signs of quotes as its block has in front of it. */
function withoutIndent(line: string, indent: string): string {
  let length = 0
  while (length < indent.length && /[ \t>]/.test(line.charAt(length))) length += 1
  return line.slice(length)
}

/** Reads the attributes between two braces. A word without a sign is a class, as Quarto takes `{python}`. */
export function readAttributes(list: string): Attributes {
  let id = ''
  const classes: string[] = []
  const values = new Map<string, string>()
  for (const { groups = {} } of list.matchAll(ATTRIBUTE)) {
    const value = groups['double'] ?? groups['single'] ?? groups['bare']
    const className = groups['className'] ?? groups['word']
    if (groups['id'] !== undefined) id = groups['id']
    else if (groups['name'] !== undefined && value !== undefined) values.set(groups['name'], value)
    else if (className !== undefined) classes.push(className)
  }
  return { id, classes, values }
}
