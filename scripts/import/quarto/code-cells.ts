import { applyOption, type CellView, readCellOptions } from '#scripts/import/notebook/cell-options.ts'
import { codeInfo, fenced } from '#scripts/import/notebook/fenced.ts'
import { htmlResult, type OutputCollector } from '#scripts/import/notebook/outputs.ts'
import { cutText, terminalText } from '#scripts/import/notebook/terminal-text.ts'
import { type Block, readAttributes } from './blocks.ts'
import { captionPrefix, type Labels } from './labels.ts'

export type CodeContext = OutputCollector & {
  labels: Labels
  /** Which parts of a cell are shown where it says nothing. */
  defaults: CellView
  /** Receives the language of each cell whose results the text does not have. */
  cellsWithoutResults: string[]
}

/** What a fence has in braces: `{python}`, `{r name, echo=FALSE}`, `{.python .cell-code}`, `{=html}`. */
const IN_BRACES = /^(?<language>[\w+-]*)[ \t]*\{(?<list>.*)\}$/
/** `{python}`, which a program runs. Two braces show the code with one. */
const CELL = /^\{?(?<language>[a-zA-Z][\w+-]*)\}?(?:[ \t,]+(?<options>.*))?$/
/** Options of knitr in the head of a cell: https://yihui.org/knitr/options. */
const HEAD_OPTION = /(?<name>[\w.-]+)[ \t]*=[ \t]*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^,\s]+))/g
/** Cells that are drawings, and have no code to show. */
const DRAWINGS = new Set(['mermaid', 'dot'])
/** Classes of code that name no language: those that Quarto and Pandoc give it (pandoc.org/MANUAL.html, "fenced_code_attributes"). */
const NOT_LANGUAGES = new Set(['cell-code', 'sourceCode', 'numberLines', 'number-lines', 'lineAnchors'])
/** Languages that write results without running anything else. */
const NOT_RUN = new Set([
  'mermaid',
  'dot',
  'css',
  'html',
  'verbatim',
  'embed',
  'comment',
  'asis',
  'cat',
  'scss',
])

/** A block of code as Markdown; empty if its author hides it. */
export function convertCode(
  block: Block & { type: 'code' },
  isOutput: boolean,
  context: CodeContext,
): string {
  const { info, lines } = block
  const code = lines.join('\n')
  const braces = IN_BRACES.exec(info)?.groups
  const list = braces?.['list']?.trim() ?? ''
  if (info === '' && isOutput) return fenced(cutText(terminalText(code)), 'text')
  if (!braces) return fenced(code, info)
  if (list.startsWith('=')) return rawBlock(list.slice(1).trim(), code, context)
  const cell = CELL.exec(list)?.groups
  if (braces['language'] === '' && cell)
    return runCell(cell['language'] ?? '', cell['options'] ?? '', code, context)
  const { id, classes, values } = readAttributes(list)
  const languageClass = classes.find((name) => !NOT_LANGUAGES.has(name)) ?? ''
  const language = braces['language'] || languageClass
  const caption = values.get('lst-cap') ?? ''
  const markdown = fenced(code, codeInfo(language.toLowerCase(), values.get('filename') ?? ''))
  return caption === '' ? markdown : `${markdown}\n\n*${captionPrefix(id, context.labels)}${caption}*`
}

/** Text of another format: HTML is converted, others are not shown by Quarto either. */
function rawBlock(format: string, code: string, context: CodeContext): string {
  if (!/^html\d?$/.test(format)) return ''
  const markdown = htmlResult(code, context)
  if (markdown === null) context.leaveOut('HTML with scripts, styles or drawings')
  return markdown ?? ''
}

/** The label at the start of a cell's options: `plot` in `{r plot, echo=FALSE}`. */
const HEAD_LABEL = /^(?<label>[\w.-]+)[ \t]*(?=,|$)/
/** Options of a cell that is not run: `#| eval: false` in its code, and `eval=FALSE` in its head. */
const EVAL_FALSE = /^[#/%-]+\|[ \t]*eval:[ \t]*false/m
const EVAL_FALSE_IN_HEAD = /\beval[ \t]*=[ \t]*F/

/** A cell that no program has run: its code alone. */
function runCell(language: string, headOptions: string, code: string, context: CodeContext): string {
  const { defaults, labels, cellsWithoutResults } = context
  const name = language.toLowerCase()
  const headView = { ...defaults }
  const optionsWithoutLabel = headOptions.replace(HEAD_LABEL, '')
  for (const { groups = {} } of optionsWithoutLabel.matchAll(HEAD_OPTION))
    applyOption(headView, groups['name'] ?? '', groups['double'] ?? groups['single'] ?? groups['bare'] ?? '')
  const { code: shownCode, view } = readCellOptions(code, [], headView)
  const isNotRun = NOT_RUN.has(name) || EVAL_FALSE.test(code) || EVAL_FALSE_IN_HEAD.test(headOptions)
  if (!isNotRun && view.showsOutput) cellsWithoutResults.push(language)
  if (DRAWINGS.has(name)) return view.showsOutput ? fenced(shownCode, name) : ''
  if (!view.showsCode || shownCode.trim() === '' || name === 'comment') return ''
  const caption = view.label.startsWith('lst-') && view.caption !== ''
  const markdown = fenced(shownCode, codeInfo(name === 'ojs' ? 'javascript' : name, view.fileName))
  return caption ? `${markdown}\n\n*${captionPrefix(view.label, labels)}${view.caption}*` : markdown
}
