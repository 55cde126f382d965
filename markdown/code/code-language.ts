/** Languages that are coloured, with the names people give them after a fence. */
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

/** A language that is coloured. */
export type Grammar = (typeof GRAMMARS)[number][0]

const GRAMMAR_OF: ReadonlyMap<string, Grammar> = new Map(
  GRAMMARS.flatMap(([grammar, names]) => names.split(' ').map((name) => [name, grammar] as const)),
)

/** A fence's language: what to call it, and what to colour it as, if that is known. */
export type CodeLanguage = { label: string; highlightAs: Grammar | null }

/**
 * The language in a fence's info string. The string is anyone's: only the plain word that it
 * starts with is kept, and only as a label.
 *
 * @returns `null` where there is none
 */
export function codeLanguage(info: string | null | undefined): CodeLanguage | null {
  // What follows the name (`js{1,3}`, `python title="x"`) is read by `code-meta.ts`; `{.python}` is Pandoc's way.
  const [word = ''] =
    /^[a-z][a-z0-9+#.-]*/.exec(
      (info ?? '')
        .trim()
        .toLowerCase()
        .replace(/^\{?\.?/, ''),
    ) ?? []
  const label = word.slice(0, 20)
  return label === '' ? null : { label, highlightAs: GRAMMAR_OF.get(label) ?? null }
}
