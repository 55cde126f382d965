/* What an author writes after the marks of a fence. The text may contain anything. */

/** The highlighted languages, each with its names after a fence. */
const GRAMMARS = [
  ['bash', 'bash sh shell zsh console'],
  ['c', 'c h'],
  ['cpp', 'cpp c++ cc hpp'],
  ['cuda', 'cuda cu cuh'],
  ['css', 'css'],
  ['diff', 'diff patch'],
  ['dockerfile', 'dockerfile docker'],
  ['go', 'go golang'],
  ['ini', 'ini toml'],
  ['java', 'java'],
  ['javascript', 'javascript js jsx mjs'],
  ['json', 'json jsonc'],
  ['python', 'python py python3'],
  ['rust', 'rust rs'],
  ['sql', 'sql postgresql sqlite'],
  ['typescript', 'typescript ts tsx'],
  ['xml', 'xml html svg'],
  ['yaml', 'yaml yml'],
] as const

export type Grammar = (typeof GRAMMARS)[number][0]

/** The grammar of a language, if there is one. */
export function grammarOf(language: string): Grammar | undefined {
  return GRAMMARS.find(([, names]) => names.split(' ').includes(language))?.[0]
}

/** The first plain word of an info string, as a label; empty if there is none. Pandoc writes `{.python}`. */
export function codeLanguage(info: string | null | undefined): string {
  const [, word = ''] = /^\s*\{?\.?([a-z][a-z0-9+#.-]*)/.exec(info?.toLowerCase() ?? '') ?? []
  return word.slice(0, 20)
}

export type CodeOptions = {
  /** Usually the name of a file; may be empty. */
  title: string
  hasLineNumbers: boolean
  /** Ranges of highlighted lines, both ends included, from 1. */
  marked: readonly (readonly [first: number, last: number])[]
}

const MAX_INFO = 500
const MAX_TITLE = 80
const MAX_RANGES = 50

const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/
const NUMBERS = /(?:^|\s)showLineNumbers(?=\s|$)/
/** With or without a space before it, as in Docusaurus, VitePress and rehype-pretty-code. */
const MARKED = /\{([\d,\s-]*)\}/
const RANGE = /^(\d{1,5})(?:-(\d{1,5}))?$/

/** Reads the options that other programs also have: `{1,3-5}`, `showLineNumbers` and `title="…"`. */
export function codeOptions(info: string): CodeOptions {
  const text = info.slice(0, MAX_INFO)
  const [, quoted, single = ''] = TITLE.exec(text) ?? []
  const rest = text.replace(TITLE, ' ')
  const ranges = MARKED.exec(rest)?.[1]?.split(',').slice(0, MAX_RANGES) ?? []
  return {
    title: (quoted ?? single).trim().slice(0, MAX_TITLE),
    hasLineNumbers: NUMBERS.test(rest),
    marked: ranges.flatMap((range) => {
      const [, first, last = first] = RANGE.exec(range.trim()) ?? []
      return 1 <= Number(first) && Number(first) <= Number(last)
        ? [[Number(first), Number(last)] as const]
        : []
    }),
  }
}
