/* What an author writes after the marks of a fence. The text may contain anything. */

/** The language of blocks that are lists of publications. */
export const BIBTEX = 'bibtex'

/** One digit may come first, because a language is called 1C. A word before `=` is an option. */
const FIRST_WORD = /^\s*\{?\.?(?<word>\d?[a-z][a-z0-9+#._-]*)(?![a-z0-9+#._=-])/
/** The most characters of a language's name. */
const MAX_LABEL = 20

/** The first plain word of an info string, as a label; empty if there is none. Pandoc writes `{.python}`. */
export function codeLanguage(info: string | null | undefined): string {
  const { word = '' } = FIRST_WORD.exec(info?.toLowerCase() ?? '')?.groups ?? {}
  return word.slice(0, MAX_LABEL)
}

export type CodeOptions = {
  /** Usually the name of a file; may be empty. */
  title: string
  hasLineNumbers: boolean
  /** Ranges of highlighted lines, both ends included, from 1. */
  marked: readonly (readonly [first: number, last: number])[]
}

/** The most characters of an info string that are read. Each range costs time for each line of the code. */
const MAX_INFO = 500

const TITLE = /(?:^|\s)title=(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/
const NUMBERS = /(?:^|\s)showLineNumbers(?=\s|$)/
/** With or without a space before it, as in Docusaurus, VitePress and rehype-pretty-code. */
const MARKED = /\{(?<ranges>[\d,\s-]*)\}/
const RANGE = /^(?<first>\d{1,5})(?:-(?<last>\d{1,5}))?$/

/** Reads the options that other programs also have: `{1,3-5}`, `showLineNumbers` and `title="…"`. */
export function codeOptions(info: string): CodeOptions {
  const text = info.slice(0, MAX_INFO)
  const { double, single } = TITLE.exec(text)?.groups ?? {}
  const title = double ?? single ?? ''
  // A title may look like the other options.
  const withoutTitle = text.replace(TITLE, ' ')
  const { ranges = '' } = MARKED.exec(withoutTitle)?.groups ?? {}
  return {
    title: title.trim(),
    hasLineNumbers: NUMBERS.test(withoutTitle),
    marked: ranges.split(',').flatMap(rangeOf),
  }
}

/** The lines of `3-5` or `3`; nothing for another text. */
function rangeOf(text: string): CodeOptions['marked'] {
  const { first, last = first } = RANGE.exec(text.trim())?.groups ?? {}
  const firstLine = Number(first)
  const lastLine = Number(last)
  return firstLine >= 1 && firstLine <= lastLine ? [[firstLine, lastLine]] : []
}
