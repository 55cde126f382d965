import type { PostFields } from '#scripts/import/post/post-frontmatter.ts'
import type { Cell, Notebook } from './notebook.ts'

type Reading = { fields: PostFields; cells: readonly Cell[] }
/** A heading, the index of its cell, and what is before and after it in the cell. */
type Heading = { index: number; title: string; before: string; after: string }
/** Reads a block of frontmatter, with the lines of dashes around it. */
type FrontmatterReader = (text: string) => { fields: PostFields; body: string }

const STARTS_WITH_DASHES = /^\s*---[ \t]*\r?\n/
const HEADING = /^(?<marks>#{1,6})[ \t]+(?<title>.*)$/
/** The first heading in HTML, as some write it to centre it. Its length is limited, so that tags without an end cost little. */
const HTML_HEADING = /<h1\b[^>]{0,200}>(?<title>[^]{0,500}?)<\/h1\s{0,20}>/i
/** A field below the title, as fastpages and nbdev have it: `- categories: [jupyter]`. */
const FIELD_LINE = /^[-*][ \t]+(?<name>[a-z][\w-]*)[ \t]*:[ \t]*(?<value>.*)$/i
/** Its fields: https://fastpages.fast.ai/fastpages/jupyter/2020/02/21/introducing-fastpages.html. */
const FIELD_NAMES = new Set(
  `title description summary toc badges comments author authors categories tags image hide search_exclude sticky_rank permalink
  show_tags metadata_key1 branch date layout keywords sitemap use_math hide_binder_badge hide_github_badge hide_colab_badge
  hide_deepnote_badge hide_github_badge nb_path redirect_from aliases`.split(/\s+/),
)

/**
 * Finds the fields of a notebook: YAML in its first cell, else its first heading with the quoted description and the list of fields
 * below it. Cells do not contain them any more.
 *
 * @throws Error if the YAML cannot be read
 */
export function readNotebookFields({ cells, title }: Notebook, readFrontmatter: FrontmatterReader): Reading {
  const inYaml = readYamlCell(cells, readFrontmatter)
  if (inYaml !== null) return inYaml
  const heading = headingOf(cells)
  if (heading !== null) return readBelowHeading(heading, cells)
  return { fields: title === undefined ? {} : { title }, cells }
}

/** The fields in the first cell that is not empty; `null` if it does not begin with a line of dashes. */
function readYamlCell(cells: readonly Cell[], readFrontmatter: FrontmatterReader): Reading | null {
  const firstIndex = cells.findIndex(({ source }) => source.trim() !== '')
  const first = cells[firstIndex]
  if (!first || first.type === 'code' || !STARTS_WITH_DASHES.test(first.source)) return null
  const { fields, body } = readFrontmatter(`${first.source.trim()}\n`)
  const remaining = body.trim() === '' ? [] : [{ ...first, source: body }]
  return { fields, cells: [...remaining, ...cells.slice(firstIndex + 1)] }
}

/** The title, and the fields below it. A cell of nothing else is removed. */
function readBelowHeading({ index, title, before, after }: Heading, cells: readonly Cell[]): Reading {
  const { fields, body } = readFieldLines(after)
  const cell = cells[index]
  const source = [before.trim(), body.trim()].filter((part) => part !== '').join('\n\n')
  const remaining = cell && source !== '' ? [{ ...cell, source }] : []
  return {
    fields: { title: plainTitle(title), ...fields },
    cells: [...cells.slice(0, index), ...remaining, ...cells.slice(index + 1)],
  }
}

/** The first heading of the first level, else a heading of another level that begins the notebook. */
function headingOf(cells: readonly Cell[]): Heading | null {
  const texts = cells.map(({ type, source }) => (type === 'markdown' ? source : ''))
  for (const [index, text] of texts.entries()) {
    const place = headingIn(text, /^#$/)
    if (place !== null) return { index, ...place }
  }
  const index = texts.findIndex((text) => text.trim() !== '')
  const place = index === -1 ? null : headingIn(texts[index] ?? '', /^#+$/)
  return place?.before.trim() === '' ? { index, ...place } : null
}

function headingIn(text: string, level: RegExp): Omit<Heading, 'index'> | null {
  const lines = text.split('\n')
  let isCode = false
  for (const [lineIndex, line] of lines.entries()) {
    if (/^[ \t]{0,3}(?:```|~~~)/.test(line)) isCode = !isCode
    if (isCode) continue
    const { marks = '', title: markedTitle = '' } = HEADING.exec(line.trim())?.groups ?? {}
    const title = withoutClosingMarks(markedTitle)
    const isUnderlined = line.trim() !== '' && /^=+[ \t]*$/.test(lines[lineIndex + 1] ?? '')
    if (!isUnderlined && (!level.test(marks) || title.trim() === '')) continue
    const before = lines.slice(0, lineIndex).join('\n')
    const after = lines.slice(lineIndex + (isUnderlined ? 2 : 1)).join('\n')
    return { title: isUnderlined ? line.trim() : title, before, after }
  }
  const html = HTML_HEADING.exec(text)
  if (!html) return null
  const before = text.slice(0, html.index)
  const after = text.slice(html.index + html[0].length)
  return { title: html.groups?.['title'] ?? '', before, after }
}

/** `A title ##` without the marks at its end (https://spec.commonmark.org/0.31.2/#atx-headings). */
function withoutClosingMarks(title: string): string {
  let end = title.length
  while (title[end - 1] === '#') end -= 1
  const hasMarks = end < title.length && /[ \t]/.test(title[end - 1] ?? ' ')
  return hasMarks ? title.slice(0, end).trimEnd() : title
}

/** Reads the lines below a title: `> description` and `- name: value`. Another list stays. */
function readFieldLines(text: string): { fields: PostFields; body: string } {
  const lines = text.split('\n')
  const fields: Record<string, unknown> = {}
  const quoted: string[] = []
  let index = 0
  for (; index < lines.length; index += 1) {
    const line = (lines[index] ?? '').trim()
    const { name = '', value = '' } = FIELD_LINE.exec(line)?.groups ?? {}
    if (FIELD_NAMES.has(name.toLowerCase())) fields[name.toLowerCase()] = fieldValue(value)
    else if (line.startsWith('>') && Object.keys(fields).length === 0) quoted.push(line.slice(1).trim())
    else if (line !== '') break
  }
  // Without fields below it, a quote is part of the text.
  if (Object.keys(fields).length === 0) return { fields: {}, body: text }
  const description = unquoted(quoted.join(' '))
  const body = lines.slice(index).join('\n')
  return { fields: description === '' ? fields : { description, ...fields }, body }
}

/** A value as in YAML: a text, with or without quotes, or a list in brackets. */
function fieldValue(value: string): unknown {
  const { items } = /^\[(?<items>.*)\]$/.exec(value.trim())?.groups ?? {}
  // fastpages copies the pictures of notebooks there.
  if (items === undefined) return unquoted(value).replace(/^\/?images\/copied_from_nb\//, '')
  return items
    .split(',')
    .map(unquoted)
    .filter((item) => item !== '')
}

function unquoted(value: string): string {
  const { double, single } = /^(?:"(?<double>.*)"|'(?<single>.*)')$/s.exec(value.trim())?.groups ?? {}
  return withoutTags(double ?? single ?? value)
}

/** A title without the marks of links, emphasis and HTML. */
function plainTitle(title: string): string {
  const words = unquoted(title).replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
  return words
    .replaceAll(/\*\*|__|`|<[^>]*>/g, '')
    .replaceAll(/\s*\{[#.][^}]*\}\s*$/g, '')
    .trim()
}

function withoutTags(text: string): string {
  return text.replaceAll(/<[^>]*>/g, '').trim()
}
