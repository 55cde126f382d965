import { parse } from '@citation-js/plugin-bibtex/lib/input/file.js'
import * as words from '#markdown/words.ts'

/** An entry of a block, as it is written. */
type WrittenEntry = {
  source: string
  /** The number of lines before it in the block. */
  linesBefore: number
}

/** An entry that could be read. Its fields are named in lower case, and still contain LaTeX. */
export type BibtexEntry = WrittenEntry & { key: string; fields: ReadonlyMap<string, string> }

/** An entry that is shown as it is written, because of a reason: a part of a sentence. */
export type WrongEntry = WrittenEntry & { reason: string }

/** The beginning of an entry: at the start of a line, or behind the brace that closes the entry before it. */
const START = /(?<=^[ \t]{0,40}|\}[ \t]{0,40})@(?<type>[a-z]+)\s{0,40}[{(]/gim
/** What BibTeX does not print. */
const UNPRINTED = new Set(['comment', 'preamble', 'string'])
/** The most characters of `@string` definitions. They are read again with each entry. */
const MAX_DEFINITIONS = 5_000

/**
 * Reads the entries of a block in the order in which they are written. Each is read alone, so that a mistake in one, such as a missing
 * brace, does not hide those after it. Text between entries is ignored, as BibTeX does.
 *
 * @param limit the most entries that are read; those after them are together a wrong one
 */
export function readBibtex(block: string, limit: number): (BibtexEntry | WrongEntry)[] {
  const parts = splitEntries(block)
  const definitions = parts.filter(({ type }) => type === 'string').map(({ source }) => source)
  const readableDefinitions = definitions.filter(isReadable).join('\n').slice(0, MAX_DEFINITIONS)
  const definitionsOrNone = isReadable(readableDefinitions) ? readableDefinitions : ''
  const entries = parts.filter(({ type }) => !UNPRINTED.has(type))
  const read = entries.slice(0, limit).map((entry) => readEntry(entry, definitionsOrNone))
  const tooMany = entries.slice(limit)
  const [firstOfTooMany] = tooMany
  if (!firstOfTooMany) return read
  const source = tooMany.map((entry) => entry.source).join('\n\n')
  return [...read, { ...firstOfTooMany, source, reason: words.tooManyEntries }]
}

function splitEntries(block: string): (WrittenEntry & { type: string })[] {
  const starts = [...block.matchAll(START)]
  let linesBefore = 0
  let position = 0
  return starts.map((start, index) => {
    const end = starts[index + 1]?.index ?? block.length
    linesBefore += countLineEnds(block.slice(position, start.index))
    position = start.index
    const type = start.groups?.['type']?.toLowerCase() ?? ''
    return { type, source: block.slice(start.index, end).trim(), linesBefore }
  })
}

function countLineEnds(text: string): number {
  return text.split('\n').length - 1
}

function isReadable(source: string): boolean {
  try {
    parse(source)
    return true
  } catch {
    return false
  }
}

function readEntry({ source, linesBefore }: WrittenEntry, definitions: string): BibtexEntry | WrongEntry {
  try {
    const [entry] = parse(`${definitions}\n${withoutRunsOfSpaces(source)}`)
    if (!entry) return { source, linesBefore, reason: words.entryUnreadable }
    const fields = new Map(
      Object.entries(entry.properties).map(([name, value]) => [name, String(value).trim()]),
    )
    if (!fields.get('title')) return { source, linesBefore, reason: words.entryWithoutTitle }
    return { source, linesBefore, key: entry.label, fields }
  } catch {
    const reason = hasBalancedBraces(source) ? words.entryUnreadable : words.entryUnbalanced
    return { source, linesBefore, reason }
  }
}

/** Several spaces mean one to BibTeX, and the parser reads long runs again and again. */
function withoutRunsOfSpaces(source: string): string {
  return source.replaceAll(/[ \t]{2,}/g, ' ')
}

/** Whether each brace of an entry has its counterpart. A backslash makes a brace a sign. */
function hasBalancedBraces(source: string): boolean {
  let depth = 0
  for (const [sign] of source.matchAll(/\\.|[{}]/gs)) {
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}
