/** Which parts of a cell its author shows. */
export type CellView = {
  showsCode: boolean
  showsOutput: boolean
  /** The words below its figure or table. */
  caption: string
  /** The words that describe its picture. */
  alt: string
  /** What other text refers to it by, such as `fig-loss`. */
  label: string
  /** The name of the file that the code is from. */
  fileName: string
}

type Visibility = Pick<CellView, 'showsCode' | 'showsOutput'>

/** A cell in which everything is shown. */
export const SHOWN: CellView = {
  showsCode: true,
  showsOutput: true,
  caption: '',
  alt: '',
  label: '',
  fileName: '',
}

const HIDES_ALL: Partial<Visibility> = { showsCode: false, showsOutput: false }
const HIDES_CODE: Partial<Visibility> = { showsCode: false }
const HIDES_OUTPUT: Partial<Visibility> = { showsOutput: false }

/** Tags of Jupyter Book and nbconvert: https://jupyterbook.org/en/stable/interactive/hiding.html. `_` stands for `-`, too. */
const TAGS: ReadonlyMap<string, Partial<Visibility>> = new Map([
  ['remove-cell', HIDES_ALL],
  ['hide-cell', HIDES_ALL],
  ['remove-input', HIDES_CODE],
  ['hide-input', HIDES_CODE],
  ['remove-output', HIDES_OUTPUT],
  ['hide-output', HIDES_OUTPUT],
])
/** Words of nbdev (https://nbdev.fast.ai/explanations/directives.html) and fastpages. */
const DIRECTIVES: ReadonlyMap<string, Partial<Visibility>> = new Map([
  ['hide', HIDES_ALL],
  ['hide_input', HIDES_CODE],
  ['hide_output', HIDES_OUTPUT],
  ['collapse', {}],
  ['collapse_hide', {}],
  ['collapse_show', {}],
  ['collapse_input', {}],
  ['collapse_output', {}],
  ['hide_line', {}],
  ['default_exp', HIDES_ALL],
  ['export', {}],
  ['exports', {}],
  ['exporti', {}],
  ['exec_doc', {}],
  ['all_slow', HIDES_ALL],
  ['skip_showdoc', {}],
])
/** A directive alone on its line. Without `|` only known words count, because the line may be a comment. */
const DIRECTIVE = /^#[ \t]*(?<bar>\|?)[ \t]*(?<word>[a-z][a-z_-]*)(?:[ \t]+[\w.]+)?[ \t]*$/i
/** An option of Quarto (https://quarto.org/docs/computations/execution-options.html), after the sign of a comment. */
const OPTION = /^(?:#|\/\/|--|%%|;;|')[ \t]*\|[ \t]*(?<name>[\w.-]+)[ \t]*:[ \t]*(?<value>.*)$/
/** A line below an option that goes on with it. */
const CONTINUED = /^(?:#|\/\/|--|%%|;;|')[ \t]*\|[ \t]+(?<value>\S.*)$/

/** Reads the options in the first lines of a cell, and its tags. @returns its code without these lines, too */
export function readCellOptions(
  source: string,
  tags: readonly string[] = [],
  defaults: CellView = SHOWN,
): { code: string; view: CellView } {
  const view = { ...defaults }
  for (const tag of tags) Object.assign(view, TAGS.get(tag.toLowerCase().replaceAll('_', '-')))
  const lines = source.split('\n')
  let index = 0
  let lastOption = ''
  for (; index < lines.length; index += 1) {
    const line = (lines[index] ?? '').trim()
    const { name, value = '' } = OPTION.exec(line)?.groups ?? {}
    const directive = directiveOf(line)
    const continued = CONTINUED.exec(line)?.groups?.['value']
    if (name !== undefined) {
      lastOption = name.toLowerCase()
      applyOption(view, lastOption, unquoted(value))
    } else if (directive !== undefined) Object.assign(view, directive)
    else if (continued !== undefined) applyOption(view, lastOption, continued)
    else if (line !== '') break
  }
  const code = lines.slice(index).filter((line) => !/#[ \t]*hide_line[ \t]*$/.test(line))
  return { code: code.join('\n').trimEnd(), view }
}

/** `fig-cap` of Quarto, and `fig.cap` of knitr. */
const CAPTION = /^(?:fig|tbl|lst)[-.]cap$/
const ALT = /^fig[-.]alt$/

/**
 * Hides or describes parts of a cell, as an option of Quarto, knitr or nbdev says. Changes `view`.
 *
 * @param value of the option, or a line that continues it
 */
export function applyOption(view: CellView, name: string, value: string): void {
  const isFalse = /^(?:false|no|f)$/i.test(value)
  if (CAPTION.test(name)) view.caption = withLine(view.caption, value)
  if (ALT.test(name)) view.alt = withLine(view.alt, value)
  switch (name) {
    case 'echo':
      view.showsCode = !isFalse
      break
    case 'include':
      if (isFalse) Object.assign(view, HIDES_ALL)
      break
    case 'output':
    case 'results':
      view.showsOutput = !isFalse && value !== 'hide'
      break
    case 'hide':
    case 'hide_input':
      if (!isFalse) Object.assign(view, DIRECTIVES.get(name))
      break
    case 'label':
      view.label = value
      break
    case 'filename':
      view.fileName = value
      break
  }
}

/** Adds a line to a text of YAML. A `|` says that the text begins on the next line. */
function withLine(text: string, line: string): string {
  return line === '|' ? '' : `${text} ${line}`.trim()
}

function directiveOf(line: string): Partial<Visibility> | undefined {
  const { bar, word = '' } = DIRECTIVE.exec(line)?.groups ?? {}
  const known = DIRECTIVES.get(word.toLowerCase().replaceAll('-', '_'))
  return known ?? (bar ? {} : undefined)
}

/** A value of YAML without its quotes. */
function unquoted(value: string): string {
  const { double, single } = /^(?:"(?<double>.*)"|'(?<single>.*)')$/.exec(value.trim())?.groups ?? {}
  return (double ?? single ?? value).trim()
}
