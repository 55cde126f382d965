import { lineAt } from '#site-build/line-at.ts'
import { withoutTexts } from './theme-code.ts'

/** A declaration right after something that has to end first. */
const UNENDED = /(?:[^;{}(\s]\s+|\))(--[\w-]+)\s*:/g
const HEX = /(?<=[{;\s]--[\w-]+\s*:[^;{}]*)#([\da-f]+)(?![\w-])/gi

/** Mistakes in tokens that nobody can mean, each as `<line>: <what>`. */
export function themeMistakes(css: string): string[] {
  const code = withoutTexts(css)
  const unended = [...code.matchAll(UNENDED)].map(
    ({ 1: token, index }) => `${lineAt(code, index)}: expected a semicolon before ${token}, found none.`,
  )
  const digits = [...code.matchAll(HEX)].flatMap(({ 0: colour, 1: { length } = '', index }) =>
    [3, 4, 6, 8].includes(length)
      ? []
      : `${lineAt(code, index)}: ${colour}: expected 3, 4, 6 or 8 digits, found ${length}.`,
  )
  return [...unended, ...digits]
}
