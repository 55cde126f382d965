import { htmlToMarkdown } from '#scripts/import/html/html-to-markdown.ts'
import type { CellView } from './cell-options.ts'
import { tablesOf } from './data-frame.ts'
import { addDataAddress, addPicture, type EmbeddedPictures, isDataAddress } from './embedded-pictures.ts'
import { fenced } from './fenced.ts'
import type { Output } from './notebook.ts'
import { cutText, terminalText } from './terminal-text.ts'

/** What the results of a notebook become: pictures, and a sentence about each result that an article cannot show. */
export type OutputCollector = {
  pictures: EmbeddedPictures
  /** @param reason a media type, or what is wrong with it */
  leaveOut: (reason: string) => void
}

type Forms = ReadonlyMap<string, string>

/** Results that only scripts show. Their text and their HTML name an object, or contain the scripts. */
const INTERACTIVE =
  /^application\/(?:vnd\.(?:jupyter\.widget|plotly|vega|vegalite|bokeh|holoviews|dataresource|altair)|javascript)/
const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/svg+xml']
/** The name of an object instead of what it is: `<IPython.core.display.HTML object>`, `<Figure size 640x480 with 1 Axes>`. */
const OBJECT_NAME = /^<[\w.]+(?: object| size| at|: )[^\n]*>$/
/** Forms that were tried before, and showed nothing. */
const SHOWN_FORM = /^(?:text\/(?:plain|html|markdown)|image\/.*)$/
/** The most characters of HTML that is read. Larger ones are charts with their data. */
const MAX_HTML_LENGTH = 500_000

/** The blocks of Markdown for the results of a cell, in their order. */
export function outputBlocks(
  outputs: readonly Output[],
  view: CellView,
  collector: OutputCollector,
): string[] {
  const blocks: string[] = []
  for (const output of joinTexts(outputs)) {
    const block = outputBlock(output, view, collector)
    if (block !== '') blocks.push(block)
  }
  return blocks
}

/** A program prints in parts, which are one text. */
function joinTexts(outputs: readonly Output[]): Output[] {
  const joined: Output[] = []
  for (const output of outputs) {
    const last = joined.at(-1)
    if (output.type === 'text' && last?.type === 'text')
      joined[joined.length - 1] = { type: 'text', text: last.text + output.text }
    else joined.push(output)
  }
  return joined
}

function outputBlock(output: Output, view: CellView, collector: OutputCollector): string {
  if (output.type === 'text') return textBlock(output.text)
  if (output.type === 'data') return dataBlock(output.forms, view, collector)
  const trace = terminalText(output.traceback)
  const text = trace === '' ? `${output.name}: ${output.message}` : trace
  return fenced(cutText(text, 'last'), 'text')
}

function textBlock(printed: string): string {
  const text = terminalText(printed)
  return text === '' ? '' : fenced(cutText(text), 'text')
}

/** Shows the first form that an article can show. */
function dataBlock(forms: Forms, view: CellView, collector: OutputCollector): string {
  const formula = formulaOf(forms.get('text/latex'))
  if (formula !== null) return formula
  const pictureTypes = PICTURE_TYPES.filter((type) => forms.has(type))
  for (const type of pictureTypes) {
    const picture = pictureBlock(type, forms.get(type) ?? '', view, collector)
    if (picture !== null) return picture
  }
  const interactiveType = Array.from(forms.keys()).find((type) => INTERACTIVE.test(type))
  if (interactiveType !== undefined) {
    collector.leaveOut(interactiveType)
    return ''
  }
  const markdown = forms.get('text/markdown')
  if (markdown !== undefined && markdown.trim() !== '') return markdown.trim()
  const html = forms.get('text/html')
  if (html !== undefined && html.trim() !== '') return htmlBlock(html, forms, collector)
  return plainBlock(forms, collector)
}

function pictureBlock(
  type: string,
  data: string,
  { alt, caption }: CellView,
  { pictures, leaveOut }: OutputCollector,
): string | null {
  const added = addPicture(type, data, type !== 'image/svg+xml', pictures)
  if ('reason' in added) {
    leaveOut(added.reason)
    return null
  }
  const title = caption === '' ? '' : ` "${caption.replaceAll(/["\\]/g, String.raw`\$&`)}"`
  return `![${(alt || caption).replaceAll(/[\\[\]]/g, String.raw`\$&`)}](${added.address}${title})`
}

/** A formula between `$`, `$$`, or `\[` and `\]`. */
const FORMULA_IN_SIGNS = /^(?:\$\$?|\\\[)(?<formula>[^]*?)(?:\$\$?|\\\])$/
/** The start of an environment, if it is not one of text: a table, a list, a figure. */
const FORMULA_ENVIRONMENT = /^\\begin\{(?!tab|cent|lst|figure|descr|itemize|enumerate)/

/** Formulas as SymPy writes them: `$…$`, or an environment of LaTeX. */
function formulaOf(latex: string | undefined): string | null {
  const text = latex?.trim() ?? ''
  const { formula } = FORMULA_IN_SIGNS.exec(text)?.groups ?? {}
  const isEnvironment = FORMULA_ENVIRONMENT.test(text)
  const source = formula ?? (isEnvironment ? text : undefined)
  return source === undefined ? null : `$$\n${source.trim()}\n$$`
}

function htmlBlock(html: string, forms: Forms, collector: OutputCollector): string {
  const isLong = html.length > MAX_HTML_LENGTH && !html.includes('data:image')
  const markdown = isLong ? null : htmlResult(html, collector)
  if (markdown !== null) return markdown
  const plain = terminalText(forms.get('text/plain') ?? '')
  if (plain !== '' && !OBJECT_NAME.test(plain)) return textBlock(plain)
  collector.leaveOut(isLong ? 'long HTML' : 'HTML with scripts, styles or drawings')
  return ''
}

/**
 * Converts the HTML of a result: tables, else whatever Markdown can express. Pictures in it become files.
 *
 * @returns `null` if Markdown cannot express it; empty if it shows nothing
 */
export function htmlResult(html: string, { pictures, leaveOut }: OutputCollector): string | null {
  const tables = tablesOf(html)
  if (tables !== null) return tables
  const withoutStyles = html.replaceAll(/<style\b[^>]*>[^]*?<\/style\s*>/gi, '')
  const resolve = ({ url }: { url: string }) => {
    if (!isDataAddress(url)) return url
    const added = addDataAddress(url, pictures)
    if ('address' in added) return added.address
    leaveOut(added.reason)
    return ''
  }
  const unsupportedTags: string[] = []
  const markdown = htmlToMarkdown(withoutStyles, resolve, unsupportedTags)
  return unsupportedTags.length > 0 ? null : markdown
}

function plainBlock(forms: Forms, { leaveOut }: OutputCollector): string {
  const plain = terminalText(forms.get('text/plain') ?? '')
  if (plain !== '' && !OBJECT_NAME.test(plain)) return textBlock(plain)
  const json = forms.get('application/json')
  if (json !== undefined) return fenced(cutText(json), 'json')
  const otherForm = Array.from(forms).find(
    ([type, content]) => !SHOWN_FORM.test(type) && content.trim() !== '',
  )
  if (otherForm !== undefined) leaveOut(otherForm[0])
  return ''
}
