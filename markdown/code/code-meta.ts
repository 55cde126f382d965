/** What an author asks of a block of code, after the language. */
export type CodeMeta = {
  /** Usually a file's name. */
  title: string | null
  hasLineNumbers: boolean
  /** Ranges of highlighted lines, both ends included, from 1. */
  marked: readonly (readonly [first: number, last: number])[]
}

/** Characters of an info string that are read: no line of a fence that is meant is longer. */
const MAX_INFO = 500
const MAX_TITLE = 80
const MAX_RANGES = 50

const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/
const NUMBERS = /(?:^|\s)showLineNumbers(?=\s|$)/
/** Attached to the language or on its own, as Docusaurus, VitePress and rehype-pretty-code read it. */
const MARKED = /\{([\d,\s-]*)\}/
const RANGE = /^(\d{1,5})(?:-(\d{1,5}))?$/

/**
 * Reads what the known programs agree on: `{1,3-5}`, `showLineNumbers` and `title="…"`. The string is anyone's: whatever
 * else it says is left alone.
 *
 * @param info all that stands after a fence's marks
 */
export function codeMeta(info: string): CodeMeta {
  const text = info.slice(0, MAX_INFO)
  const title = TITLE.exec(text)
  const rest = text.replace(TITLE, ' ')
  const ranges = MARKED.exec(rest)?.[1]?.split(',').slice(0, MAX_RANGES) ?? []
  return {
    title: (title?.[1] ?? title?.[2] ?? '').trim().slice(0, MAX_TITLE) || null,
    hasLineNumbers: NUMBERS.test(rest),
    marked: ranges.flatMap((range) => rangeIn(range.trim()) ?? []),
  }
}

/** In a list of its own, so that `flatMap` leaves out what is none. */
function rangeIn(text: string): [[number, number]] | null {
  const [whole, first, last = first] = RANGE.exec(text) ?? []
  if (whole === undefined || Number(first) < 1 || Number(last) < Number(first)) return null
  return [[Number(first), Number(last)]]
}
