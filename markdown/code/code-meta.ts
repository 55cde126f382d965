/** The options that an author writes after the language of a code block. */
export type CodeMeta = {
  /** Usually the name of a file. */
  title: string | null
  hasLineNumbers: boolean
  /** Ranges of highlighted lines, both ends included, from 1. */
  marked: readonly (readonly [first: number, last: number])[]
}

/** Characters of an info string that are read. */
const MAX_INFO = 500
const MAX_TITLE = 80
const MAX_RANGES = 50

const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/
const NUMBERS = /(?:^|\s)showLineNumbers(?=\s|$)/
/** With or without a space before it, as in Docusaurus, VitePress and rehype-pretty-code. */
const MARKED = /\{([\d,\s-]*)\}/
const RANGE = /^(\d{1,5})(?:-(\d{1,5}))?$/

/**
 * Reads the options that other programs also have: `{1,3-5}`, `showLineNumbers` and `title="…"`. Anything else is ignored.
 *
 * @param info the text after a fence's marks
 */
export function codeMeta(info: string): CodeMeta {
  const text = info.slice(0, MAX_INFO)
  const title = TITLE.exec(text)
  const rest = text.replace(TITLE, ' ')
  const ranges = MARKED.exec(rest)?.[1]?.split(',').slice(0, MAX_RANGES) ?? []
  return {
    title: (title?.[1] ?? title?.[2] ?? '').trim().slice(0, MAX_TITLE) || null,
    hasLineNumbers: NUMBERS.test(rest),
    marked: ranges.map(rangeIn).filter(([first, last]) => 1 <= first && first <= last),
  }
}

/** @returns NaN twice for anything but a range */
function rangeIn(text: string): readonly [first: number, last: number] {
  const [, first, last = first] = RANGE.exec(text.trim()) ?? []
  return [Number(first), Number(last)]
}
