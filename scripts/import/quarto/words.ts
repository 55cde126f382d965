import { raisedText } from '#scripts/import/html/raised-text.ts'
import { readAttributes } from './blocks.ts'
import { bracketReferences, type Entries } from '#scripts/import/references/citations.ts'
import { mask, markOf, unmasked } from './protected-parts.ts'
import { captionPrefix, type Labels, resolveReferences } from './labels.ts'

/** What the words of a text share. */
export type WordsContext = {
  labels: Labels
  /** Receives each label that nothing has. */
  missingLabels: Set<string>
  /** The notes that stood within lines, in their order. */
  notes: string[]
  /** Values of the frontmatter, for `{{< meta title >}}`. */
  fields: Readonly<Record<string, unknown>>
  /** The bibliography. */
  entries: Entries
}

/** The words of a picture, with brackets and links in them, and its address, with parentheses in it. */
const LABEL = String.raw`(?<label>(?:[^[\]\\]|\\[^]|\[[^[\]]{0,300}\](?:\([^()\s]{0,500}\))?){0,2000})`
const TARGET = String.raw`\((?<target>[^()\s]{0,2000}(?:\([^()\s]{0,200}\)[^()\s]{0,500})?)`
const IMAGE = new RegExp(
  `!\\[${LABEL}\\]${TARGET}(?:\\s+"(?<title>[^"]{0,1000})")?\\)(?:\\{(?<list>[^{}]{0,2000})\\})?`,
  'g',
)
const ONLY_IMAGE = new RegExp(`^${IMAGE.source}$`)

/** Attributes after a link, code or a formula, of words in brackets, and of headings. */
const LINK_ATTRIBUTES = /(?<=\)|\uE000)\{(?:[.#:]|[\w-]+=)[^{}\n]{0,500}\}/g
const SPAN = /\[(?<words>[^[\]\n]{1,1000})\]\{(?:[.#]|[\w-]+=)[^{}\n]{0,300}\}/g
const HEADING_ATTRIBUTES = /^(?<heading>[ \t]*#{1,6}[ \t][^\n]*?)[ \t]*\{(?:[.#-]|[\w-]+=)[^{}\n]*\}[ \t]*$/gm
/** A protected formula with its label: `{#eq-loss}`. */
const EQUATION_LABEL = /\uE000(?<index>\d+)\uE000[ \t]*\{#(?<label>eq-[\w-]+)[^{}\n]*\}/g
/** Only letters and digits are raised so: `x^2^`, `H~2~O`. */
const RAISED = /(?<=[\w)\]])\^(?<words>[^\s^[\]*]{1,20})\^|(?<=\w)~(?<lowered>[\w+-]{1,20})~(?!~)/g
/** Dashes as Pandoc writes them (https://pandoc.org/MANUAL.html#extension-smart), between words. */
const LONG_DASH = /(?<=[\w.,;:!?)"'”’*\uE000] ?)---(?= ?[\w("'“‘*\uE000])/g
const SHORT_DASH = /(?<=[\w)"'”’] )--(?= [\w("'“‘])|(?<=\d)--(?=\d)/g
/** https://quarto.org/docs/extensions/shortcodes.html */
const SHORTCODE = /(?<!\{)\{\{<[ \t]*(?<name>[\w-]+)(?<rest>[^{}\n]{0,1000}?)[ \t]*>\}\}(?!\})/g
const DROPPED_SHORTCODES = /^(?:fa|fas|fab|bi|ai|iconify|icon|pagebreak|lipsum|placeholder|br|countdown)$/
/** `: The words {#tbl-results}`, below a table. */
const TABLE_CAPTION = /^(?:Table)?:[ \t]+(?<caption>[^\n]*?)(?:[ \t]*\{(?<list>[^{}\n]*)\})?$/

/**
 * Converts the words between code and divs to Markdown of this site. What has to stay is masked until the end, so that no other step
 * changes it.
 */
export function convertWords(words: string, context: WordsContext): string {
  const { labels, missingLabels, notes } = context
  const { masked, parts } = mask(words)
  const unmask = (text: string) => unmasked(text, parts)

  const withoutShortcodes = masked.replaceAll(SHORTCODE, (written, ...match) =>
    convertShortcode(written, match.at(-1) as Groups, context, unmask),
  )
  const withEquations = numberEquations(withoutShortcodes, parts, labels)
  const withNotes = takeNotes(withEquations, (note) => {
    notes.push(unmask(resolveReferences(note, labels, missingLabels)))
    return `[^inline-${notes.length}]`
  })
  const paragraphs = withNotes.split(/(\n[ \t]*\n)/)
  const withPictures = paragraphs.map((paragraph) => convertParagraph(paragraph, context)).join('')
  const resolved = resolveReferences(withoutMarks(withPictures), labels, missingLabels)
  return unmask(bracketReferences(resolved, context.entries))
}

/** Removes the labels of formulas. Those that the text numbers get their number in TeX: this changes `parts`. */
function numberEquations(masked: string, parts: string[], labels: Labels): string {
  return masked.replaceAll(EQUATION_LABEL, (_, index: string, label: string) => {
    const formula = parts[Number(index)] ?? ''
    const number = /\d+/.exec(labels.get(label) ?? '')?.[0]
    const tag = String.raw` \tag{${number}}` + '\n$$'
    if (number !== undefined) parts[Number(index)] = formula.replace(/\s*\$\$$/, () => tag)
    return markOf(index)
  })
}

/** Removes attributes, and writes raised words and dashes as characters. */
function withoutMarks(text: string): string {
  return text
    .replaceAll(HEADING_ATTRIBUTES, '$<heading>')
    .replaceAll(LINK_ATTRIBUTES, '')
    .replaceAll(SPAN, '$<words>')
    .replaceAll(RAISED, (...match) => raised(match.at(-1) as Groups))
    .replaceAll(LONG_DASH, '—')
    .replaceAll(SHORT_DASH, '–')
}

type Groups = Readonly<Record<string, string | undefined>>

function raised({ words, lowered }: Groups): string {
  return words === undefined ? raisedText('sub', lowered ?? '') : raisedText('sup', words)
}

/** A picture alone in its paragraph is a figure, whose caption is its text. */
function convertParagraph(paragraph: string, context: WordsContext): string {
  const trimmed = paragraph.trim()
  const [indent = ''] = /^\s*/.exec(paragraph) ?? []
  const figure = ONLY_IMAGE.exec(trimmed)?.groups
  if (figure) return indent + figureMarkdown(figure, context)
  const table = TABLE_CAPTION.exec(trimmed)?.groups
  if (table && !trimmed.includes('\n')) {
    const { list = '', caption = '' } = table
    const isEmpty = list === '' && caption === ''
    const { id } = readAttributes(list)
    const numberedCaption = `${captionPrefix(id, context.labels)}${caption}`.trim()
    if (!isEmpty) return `${indent}*${numberedCaption}*`
  }
  return paragraph.replaceAll(IMAGE, (...match) => imageMarkdown(match.at(-1) as Groups))
}

function imageMarkdown({ label = '', target = '', list = '', title = '' }: Groups): string {
  const alt = readAttributes(list).values.get('fig-alt') ?? label
  return `![${inBrackets(alt)}](${target}${title === '' ? '' : ` "${title}"`})`
}

function figureMarkdown({ label = '', target = '', list = '' }: Groups, { labels }: WordsContext): string {
  const { id, values } = readAttributes(list)
  const words = label.trim().replaceAll(/\s+/g, ' ')
  const caption = words === '' ? '' : `${captionPrefix(id, labels)}${words}`
  return captioned(target, values.get('fig-alt') ?? values.get('alt') ?? '', caption)
}

/** A picture with its caption: a title, or, if it has links or formulas, emphasised words below the picture. */
export function captioned(target: string, alt: string, caption: string): string {
  const hasMarks = /[[\]*_`$<\uE000]/.test(caption)
  const description = inBrackets(alt || (hasMarks ? '' : caption))
  if (caption === '') return `![${description}](${target})`
  if (hasMarks) return `![${description}](${target})\n\n*${caption.replaceAll('*', '')}*`
  return `![${description}](${target} "${caption.replaceAll(/["\\]/g, String.raw`\$&`)}")`
}

function inBrackets(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/(?<!\\)[[\]]/g, String.raw`\$&`)
}

/** What an article has in place of a shortcode. One that this does not know stays as it is written. */
function convertShortcode(
  written: string,
  { name = '', rest: writtenArguments = '' }: Groups,
  { fields }: WordsContext,
  unmask: (text: string) => string,
): string {
  const list = unmask(writtenArguments).trim()
  const [first = ''] = /^(?:"[^"]*"|'[^']*'|\S+)/.exec(list) ?? []
  const argument = first.replaceAll(/^["']|["']$/g, '')
  if (DROPPED_SHORTCODES.test(name)) return ''
  if (name === 'kbd') return argument
  if (name === 'meta') return typeof fields[argument] === 'string' ? fields[argument] : written
  if (name !== 'video') return written
  const title = readAttributes(list.slice(first.length)).values.get('title') ?? 'Video'
  const address = argument.replace(/youtube\.com\/embed\//, 'youtube.com/watch?v=')
  const isFile = /\.(?:mp4|webm|mov|m4v|ogv)$/i.test(argument) && !/^https?:/.test(argument)
  // In the syntax of pictures, a file is a player, and a page of another site would be a broken picture.
  return isFile ? `![${title}](${address})` : `[${title}](${address})`
}

/** The most characters of a note within a line. */
const MAX_NOTE_LENGTH = 5_000

/** Replaces each `^[note]`, which may contain brackets in pairs. */
function takeNotes(text: string, replace: (note: string) => string): string {
  let result = ''
  let end = 0
  let start = text.indexOf('^[')
  while (start !== -1) {
    const close = closingBracket(text, start + 2)
    if (close === null) {
      start = text.indexOf('^[', start + 1)
      continue
    }
    // A note may contain others, which get their numbers first.
    const note = takeNotes(text.slice(start + 2, close), replace)
    result += text.slice(end, start) + replace(note.replaceAll(/\s+/g, ' ').trim())
    end = close + 1
    start = text.indexOf('^[', end)
  }
  return result + text.slice(end)
}

function closingBracket(text: string, from: number): number | null {
  let depth = 1
  for (let index = from; index < Math.min(text.length, from + MAX_NOTE_LENGTH); index += 1) {
    const character = text.charAt(index)
    if (character === '\\') index += 1
    else if (character === '[') depth += 1
    else if (character === ']') depth -= 1
    if (depth === 0) return index
  }
  return null
}
