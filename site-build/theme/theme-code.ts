import { lineAt } from '#site-build/line-at.ts'

/** Brackets, and what may have some inside that count for nothing: comments, texts, addresses and escapes. */
export const BRACKETS =
  /\/\*[^]*?(?:\*\/|$)|"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'|url\([^"'()]*\)|\\[^]|[()[\]{}]/g

/** A style sheet with spaces in the place of comments, texts, addresses and escapes. Positions and lines stay. */
export function withoutTexts(css: string): string {
  return css.replaceAll(BRACKETS, (found) => (found.length > 1 ? found.replaceAll(/[^\n]/g, ' ') : found))
}

/** Each declaration of a custom property, by its name without the dashes. */
export function declaredTokens(css: string): { name: string; line: number }[] {
  const code = withoutTexts(css)
  return [...code.matchAll(/(?<=[{;\s])--([\w-]+)\s*:/g)].map(({ 1: name = '', index }) => ({
    name,
    line: lineAt(code, index),
  }))
}
