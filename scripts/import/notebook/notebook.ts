/** A notebook of Jupyter: https://nbformat.readthedocs.io/en/latest/format_description.html. Both versions have one form here. */
export type Notebook = {
  /** The language of its kernel, as after a fence: `python`, `r`. */
  language: string
  /** A title in its metadata. */
  title: string | undefined
  cells: readonly Cell[]
}

export type Cell = {
  type: 'markdown' | 'code' | 'raw'
  source: string
  /** The language of a cell of code, if it is not that of the notebook. */
  language: string | undefined
  tags: readonly string[]
  /** The media type of a raw cell; empty if it has none. */
  rawType: string
  /** Pictures that were pasted into a cell of Markdown, in base64, by name. */
  attachments: ReadonlyMap<string, string>
  outputs: readonly Output[]
}

export type Output =
  /** What a program printed. */
  | { type: 'text'; text: string }
  | { type: 'error'; name: string; message: string; traceback: string }
  /** One result in several forms, by media type. */
  | { type: 'data'; forms: ReadonlyMap<string, string> }

type Mapping = Readonly<Record<string, unknown>>

const EXPECTED = 'expected a notebook of Jupyter in nbformat 3 or 4'
/** Names of kernels whose language has another name. */
const KERNELS: readonly { name: RegExp; language: string }[] = [
  { name: /^(?:i?python|pypy|conda|venv|xpython|pyodide|sage)/i, language: 'python' },
  { name: /^(?:ir|r|xr)$/i, language: 'r' },
  { name: /^julia/i, language: 'julia' },
  { name: /^(?:i?javascript|deno|tslab|jslab)/i, language: 'javascript' },
]
/** The names of nbformat 3 for the forms of an output. */
const FORMS_OF_VERSION_3: Readonly<Record<string, string>> = {
  text: 'text/plain',
  html: 'text/html',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  latex: 'text/latex',
  json: 'application/json',
  javascript: 'application/javascript',
}

/**
 * Reads the JSON of a notebook.
 *
 * @throws Error with a sentence if it is no notebook, or of another version
 */
export function readNotebook(json: string): Notebook {
  const content = parseJson(json)
  if (!isMapping(content) || typeof content['nbformat'] !== 'number')
    throw new Error(`${EXPECTED}, found other JSON`)
  const version = content['nbformat']
  if (version !== 3 && version !== 4) throw new Error(`${EXPECTED}, found ${version}`)
  const cells = version === 4 ? content['cells'] : cellsOfWorksheets(content['worksheets'])
  if (!Array.isArray(cells)) throw new Error(`${EXPECTED}, found one without cells`)
  const metadata = mappingOf(content['metadata'])
  return {
    language: kernelLanguage(metadata, cells),
    title: typeof metadata['title'] === 'string' ? metadata['title'] : undefined,
    cells: cells.filter(isMapping).map(readCell),
  }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new Error(`${EXPECTED}, found text that is not JSON`)
  }
}

function cellsOfWorksheets(worksheets: unknown): unknown {
  if (!Array.isArray(worksheets)) return undefined
  return worksheets.filter(isMapping).flatMap(({ cells }) => (Array.isArray(cells) ? cells : []))
}

function kernelLanguage(metadata: Mapping, cells: readonly unknown[]): string {
  const kernel = mappingOf(metadata['kernelspec'])
  const languageInfo = mappingOf(metadata['language_info'])
  const names = [languageInfo['name'], kernel['language'], kernel['name'], languageOfVersion3(cells)]
  const name = names.find((value) => typeof value === 'string' && value !== '')
  return typeof name === 'string' ? languageOf(name) : 'python'
}

function languageOfVersion3(cells: readonly unknown[]): unknown {
  return cells.filter(isMapping).find((cell) => typeof cell['language'] === 'string')?.['language']
}

/** The language of a kernel, by its name or that of its language, as one writes it after a fence. */
function languageOf(name: string): string {
  const known = KERNELS.find((kernel) => kernel.name.test(name))
  return known?.language ?? name.toLowerCase().replaceAll(/[^a-z0-9+#.-]/g, '')
}

function readCell(cell: Mapping): Cell {
  const metadata = mappingOf(cell['metadata'])
  const writtenType = cell['cell_type']
  const isHeading = writtenType === 'heading'
  const level = typeof cell['level'] === 'number' ? Math.min(Math.max(cell['level'], 1), 6) : 1
  const text = textOf(cell['source'] ?? cell['input'])
  const outputs = Array.isArray(cell['outputs']) ? cell['outputs'] : []
  return {
    type: isHeading ? 'markdown' : cellType(writtenType),
    source: isHeading ? `${'#'.repeat(level)} ${text}` : text,
    language: cellLanguage(metadata),
    tags: tagsOf(metadata),
    rawType: textOf(metadata['raw_mimetype'] ?? metadata['format']),
    attachments: attachmentsOf(cell['attachments']),
    outputs: outputs.filter(isMapping).map(readOutput),
  }
}

function cellType(type: unknown): Cell['type'] {
  return type === 'code' || type === 'raw' ? type : 'markdown'
}

/** Editors and kernels of several languages name that of each cell. */
function cellLanguage(metadata: Mapping): string | undefined {
  const names = [
    mappingOf(metadata['polyglot_notebook'])['kernelName'],
    mappingOf(metadata['dotnet_interactive'])['language'],
    mappingOf(metadata['vscode'])['languageId'],
  ]
  const name = names.find((value) => typeof value === 'string' && value !== '')
  return typeof name === 'string' ? languageOf(name) : undefined
}

function tagsOf(metadata: Mapping): string[] {
  const tags = Array.isArray(metadata['tags']) ? metadata['tags'] : []
  const written = tags.filter((tag) => typeof tag === 'string')
  // The extension "Hide input" of the classic notebook: https://jupyter-contrib-nbextensions.readthedocs.io.
  return metadata['hide_input'] === true ? [...written, 'hide-input'] : written
}

function attachmentsOf(value: unknown): ReadonlyMap<string, string> {
  const attachments = Object.entries(mappingOf(value))
  return new Map(attachments.map(([name, forms]) => [name, textOf(Object.values(mappingOf(forms))[0])]))
}

function readOutput(output: Mapping): Output {
  const type = output['output_type']
  if (type === 'stream') return { type: 'text', text: textOf(output['text']) }
  if (type === 'error' || type === 'pyerr') {
    const traceback = Array.isArray(output['traceback']) ? output['traceback'] : []
    return {
      type: 'error',
      name: textOf(output['ename']),
      message: textOf(output['evalue']),
      traceback: traceback.map(textOf).join('\n'),
    }
  }
  const forms =
    output['data'] === undefined ? formsOfVersion3(output) : Object.entries(mappingOf(output['data']))
  return { type: 'data', forms: new Map(forms.map(([form, content]) => [form, formText(content)])) }
}

function formsOfVersion3(output: Mapping): [string, unknown][] {
  return Object.entries(FORMS_OF_VERSION_3)
    .filter(([name]) => output[name] !== undefined)
    .map(([name, form]) => [form, output[name]])
}

/** One form of an output (its text in HTML, for example). JSON gets no indentation, because that grows with the square of its depth. */
function formText(content: unknown): string {
  return isMapping(content) ? JSON.stringify(content) : textOf(content)
}

/** A text, which a notebook may write as a list of its lines. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return ''
  return value.filter((line) => typeof line === 'string').join('')
}

function mappingOf(value: unknown): Mapping {
  return isMapping(value) ? value : {}
}

function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
