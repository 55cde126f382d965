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

const GRAMMAR_OF: ReadonlyMap<string, Grammar> = new Map(
  GRAMMARS.flatMap(([grammar, names]) => names.split(' ').map((name) => [name, grammar] as const)),
)

/** A fence's language: its name, and its grammar if there is one. */
export type CodeLanguage = { label: string; highlightAs: Grammar | null }

/**
 * Reads the language from a fence's info string. The string may contain anything, so only its first plain word is used, as a
 * label.
 *
 * @returns `null` if there is none
 */
export function codeLanguage(info: string | null | undefined): CodeLanguage | null {
  // Pandoc writes `{.python}`.
  const [, word = ''] = /^\s*\{?\.?([a-z][a-z0-9+#.-]*)/.exec(info?.toLowerCase() ?? '') ?? []
  const label = word.slice(0, 20)
  return label === '' ? null : { label, highlightAs: GRAMMAR_OF.get(label) ?? null }
}
