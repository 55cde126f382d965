import { namesField } from './block-lines.ts'

/** A text that may begin with frontmatter: what stands between the two lines of dashes, and what follows them. */
export type SplitText = {
  /** Without the lines of dashes; `null` when the text has no such block. */
  block: string | null
  /** The text after the block. */
  body: string
  /** The block names fields, but no line ends it: its author has to be told. */
  isOpen: boolean
}

/** Three dashes alone on the first line; a byte order mark and blanks at its end are overlooked. */
const OPENING = /^\uFEFF?---[ \t]*$/
/** Three dashes, or the three dots by which YAML ends a document; Jekyll and Pandoc take both. */
const CLOSING = /^(?:---|\.\.\.)[ \t]*$/
/** At least one line must look like `name: value`, or be a mapping in braces. */
const MAPPING_LINE = /^(?:["']?[A-Za-z_][\w-]*["']?[ \t]*:(?:[ \t]|$)|\{)/
/** What belongs to the line above; dashes that are indented were meant as the end. */
const CONTINUED = /^(?:[ \t]+(?![ \t]|---)|- |[}\]])/
/** At the left edge of a mapping only names, lists, notes and brackets can stand. */
const PROSE = /^[^\s#\-?:{}[\],"'%&*!|>@][^:]*$/

/**
 * Finds what may be a block of frontmatter, without a parser of YAML: most texts have none, and need none. A text that
 * begins with a thematic break is left whole unless something between two such lines looks like a mapping.
 *
 * A block whose end was forgotten reaches as far as its fields do, so that neither are they shown as text, nor does it
 * swallow the article up to the next thematic break.
 *
 * @param text a whole article
 */
export function splitFrontmatter(text: string): SplitText {
  const whole = { block: null, body: text, isOpen: false }
  // Most texts are not worth taking apart.
  if (!/^\uFEFF?---/.test(text)) return whole
  // With their line ends, so that what follows the block stays as it is.
  const [opening = '', ...written] = text.split(/(?<=\r\n|\n|\r(?!\n))/)
  const lines = written.map(withoutEnd)
  if (!OPENING.test(withoutEnd(opening))) return whole
  const end = lines.findIndex((line) => CLOSING.test(line))
  const fields = openFields(lines)
  if (fields > 0 && (end === -1 || hasProse(lines.slice(fields, end))))
    return { ...cut(written, fields, fields), isOpen: true }
  if (end === -1 || !lines.slice(0, end).some(mayBeField)) return whole
  return { ...cut(written, end, end + 1), isOpen: false }
}

function mayBeField(line: string): boolean {
  return MAPPING_LINE.test(line) || namesField(line)
}

/** How many lines the fields at the very beginning take; 0 when the first one has no meaning here. */
function openFields(lines: readonly string[]): number {
  const first = lines.findIndex((line) => line.trim() !== '')
  if (first === -1 || !namesField(lines[first] ?? '')) return 0
  let end = first + 1
  for (let index = end; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    if (line.trim() === '') continue
    // Behind a blank line only a name that has a meaning is still one of the fields.
    const goesOn = index === end && (mayBeField(line) || CONTINUED.test(line))
    if (!goesOn && !namesField(line)) break
    end = index + 1
  }
  return end
}

/** Whether a blank line is followed by what no mapping can hold. */
function hasProse(lines: readonly string[]): boolean {
  const blank = lines.findIndex((line) => line.trim() === '')
  return blank !== -1 && lines.slice(blank).some((line) => PROSE.test(line))
}

function cut(lines: readonly string[], end: number, next: number): { block: string; body: string } {
  return { block: lines.slice(0, end).join(''), body: lines.slice(next).join('') }
}

function withoutEnd(line: string): string {
  return line.replace(/[\r\n]+$/, '')
}
