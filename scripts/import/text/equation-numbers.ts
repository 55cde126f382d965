/** References to equations. MathJax numbers equations (https://docs.mathjax.org/en/latest/input/tex/eqnumbers.html), and articles do not. */
import type { Edit } from './edits.ts'

const LABEL = /\\label[ \t]*\{(?<label>[^{}\n]{1,100})\}/g
/** `\eqref{label}` has parentheses around the number, and `\ref{label}` has none. */
const REFERENCE = /\\(?<command>eqref|ref)[ \t]*\{(?<label>[^{}\n]{1,100})\}/g

/** Edits that number the equations with a label by tags, and write these numbers where the text refers to them. */
export function equationNumberEdits(text: string, isInCode: (offset: number) => boolean): Edit[] {
  const find = (pattern: RegExp) => Array.from(text.matchAll(pattern)).filter(({ index }) => !isInCode(index))
  const references = find(REFERENCE)
  if (references.length === 0) return []
  const labels = find(LABEL)
  const numbers = new Map<string, number>()
  for (const { groups } of labels) {
    const label = groups!['label']!
    if (!numbers.has(label)) numbers.set(label, numbers.size + 1)
  }
  return [...labels, ...references].flatMap(({ 0: written, index: from, groups = {} }) => {
    const number = numbers.get(groups['label']!)
    if (number === undefined) return []
    const forms: Record<string, string> = { eqref: `(${number})`, ref: `${number}` }
    return {
      from,
      to: from + written.length,
      replacement: forms[groups['command'] ?? ''] ?? `\\tag{${number}}`,
    }
  })
}
