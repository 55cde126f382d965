import { parse } from '@citation-js/plugin-bibtex/lib/input/value.js'

/** What the parser writes around formatted words: a list of publications shows none of it. */
const TAGS = /<\/?(?:[bi]|su[bp]|span)(?: (?:style|class)="[^"<>]*")?>/g
/** Commands for the letters of a formula, which leave the letters. */
const LETTERS = /\\(?:math[a-z]+|operatorname|text)(?=\s*\{)/g
/** Letters that the parser does not know. */
const RING = /\\(?<letter>aa|AA)(?![a-zA-Z])\s*(?:\{\})?/g
/** A command before a sign of relation: the parser drops the space that ends its name, as in `\eta > 2`. */
const BEFORE_RELATION = /(?<command>\\[a-zA-Z]+)\s+(?=[<>=])/g
/** A command that no table has: its name is better than its backslash (`\log`). */
const COMMAND = /\\(?=[a-zA-Z])/g

/** Converts a text of a BibTeX field, such as `{\'E}tude \& {BERT}`, to plain text on one line. */
export function latexText(written: string): string {
  try {
    return plain(parse(prepare(written), 'title'))
  } catch {
    return plain(written.replaceAll(/[{}]/g, ''))
  }
}

export type AuthorName = {
  /** With its prefix: "van Beethoven". */
  family: string
  /** May be empty, as for an organisation. */
  given: string
  /** As it is shown: "Ludwig van Beethoven". */
  full: string
}

/** Reads the names of a BibTeX field, which `and` separates. `and others` at the end is no name. */
export function latexNames(written: string): { names: AuthorName[]; hasOthers: boolean } {
  const names = readNames(written).filter(({ full }) => full !== '')
  const hasOthers = names.at(-1)?.full === 'others'
  return { names: hasOthers ? names.slice(0, -1) : names, hasOthers }
}

function readNames(written: string): AuthorName[] {
  try {
    return parse(prepare(written), 'author').map(
      ({ family = '', given: givenNames = '', prefix = '', suffix = '' }) => {
        const wholeFamily = joinWords(prefix, family)
        const full = joinWords(givenNames, wholeFamily, suffix)
        return { family: plain(wholeFamily), given: plain(givenNames), full: plain(full) }
      },
    )
  } catch {
    const full = plain(written.replaceAll(/[{}]/g, ''))
    return [{ family: full, given: '', full }]
  }
}

function joinWords(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}

function prepare(written: string): string {
  const letters: Readonly<Record<string, string>> = { aa: 'å', AA: 'Å' }
  return written
    .replaceAll(LETTERS, '')
    .replaceAll(RING, (_, letter: string) => letters[letter] ?? '')
    .replaceAll(BEFORE_RELATION, '$<command>{} ')
}

function plain(converted: string): string {
  const text = converted.replaceAll(TAGS, '').replaceAll(COMMAND, '')
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Reads an address of a BibTeX field, in which authors escape signs of LaTeX or use `\url{…}`. */
export function latexAddress(written: string): string {
  const bare = written.replace(/^\\url\s*(?=\{)/, '').replaceAll(/\\(?=[_%&#~$])|[{}]/g, '')
  // What addresses cannot contain is percent-encoded (RFC 3986, section 2.1).
  const wellFormed = bare.trim().replaceAll(/\p{Cs}/gu, '')
  return wellFormed.replaceAll(/[^\u{21}-\u{7E}]+/gu, encodeURIComponent)
}
