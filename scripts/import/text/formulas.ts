/** Formulas in a text: the signs around them become those of this site, and what is in them stays. */
import { applyEdits, type Edit } from './edits.ts'

/** Formulas of MathJax, in a line and as a block; `$$a$$` beside words is kramdown's formula in a line. */
const IN_LINE_OF_MATHJAX = /\\\\\(((?:(?!\\\\[()])[^\n]){1,500})\\\\\)/g
/** With one backslash these are brackets in Markdown, so the words between them have to look like TeX. */
const IN_LINE_WITH_ONE_BACKSLASH = /(?<![\\\w])\\\(((?:(?!\\[()])[^\n]){1,500})\\\)/g
const BLOCK_OF_MATHJAX = /\\\\\[((?:(?!\\\\\[)[^]){1,2000}?)\\\\\]/g
const IN_LINE_OF_KRAMDOWN =
  /\$\$(?<=[^\s>][ \t]{0,8}\$\$)([^$\n]{1,500})\$\$|\$\$([^$\n]{1,500})\$\$(?=[ \t]{0,8}[^\s<])/g
/** The same over the end of a line, with words before it. It ends before the next one can begin, so a search takes linear time. */
const OVER_LINES_OF_KRAMDOWN = /\$\$((?:(?!\$\$|\n[ \t]*\n)[^]){1,5000}?)\$\$/g

/** A formula of MathJax that touches a letter or a digit: `3$\times$3`, `$\lambda$s`, `$i$th`. */
const TOUCHING_WORD =
  /(?<![\\$])\$(\\[a-zA-Z](?:[^$\n]{0,200}[^$\s\\])?|[a-zA-Z](?=\$(?:st|nd|rd|th)\b))\$(?!\$)/g

/** An environment of TeX without signs around it. It ends before the next one of its name can begin, so a search takes linear time. */
export const ENVIRONMENT =
  /\\begin\{(?<tex>[a-zA-Z]{1,20}\*?)\}(?:(?!\\begin\{\k<tex>\})[^]){1,5000}?\\end\{\k<tex>\}/
/** A formula between two dollar signs. An article may have 4,000 characters in one. */
export const DISPLAY = /\$\$[^$]{1,5000}\$\$/
/** A formula that begins with a command may define the macros of a paper. An article may have 20,000 characters of them. */
export const DEFINITIONS = /\$\$\s*\\[^$]{1,20000}\$\$/
/** Each pattern ends within a limit, so a search takes linear time. */
const FORMULA = new RegExp(
  [DISPLAY, DEFINITIONS, /(?<![\\$\w])\$(?=[^\s$])[^$\n]{0,500}(?<![\s\\])\$(?!\d)/, ENVIRONMENT]
    .map(({ source }) => source)
    .join('|'),
  'g',
)
/** The environments that are formulas without signs around them. */
const FORMULA_ENVIRONMENT = /^(?:equation|align|alignat|flalign|gather|multline|eqnarray)\*?$/
/** A formula between lines of its own, any other one with dollar signs, whose end begins none, or an environment. */
const BLOCK = new RegExp(
  [
    /^[ \t>]*\$\$[ \t]*\n(?<lines>(?:(?!\$\$)[^]){1,5000}?)\n[ \t>]*\$\$[ \t]*$/,
    /\$\$(?:(?!\$\$|\n[ \t]*\n)[^]){1,5000}?\$\$/,
    ENVIRONMENT,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
)
const EMPTY_LINE = /\n[ \t]*(?=\n)/g
/** Words in a formula, in which an underscore may be a sign of a name, and signs that are escaped although they are none of a text. */
const WORDS_OR_ESCAPE =
  /(?<words>\\(?:text\w*|math(?:rm|it|tt|sf)|operatorname\*?)\s*\{[^{}]*\})|\\\*|(?<=\\[a-zA-Z]{1,30}|(?<![a-zA-Z]{2}))\\_/g
/** A character of Unicode that texts do not have stands around the number of a formula. */
const MARKED = /\uE000(\d+)\uE000/g

/** Writes the formulas of MathJax and kramdown in a text without code as `$a$` and `$$a$$`. */
export function withDollarSigns(words: string): string {
  const withBlocks = words.replaceAll(BLOCK_OF_MATHJAX, (_, formula: string) => `$$${formula}$$`)
  const withoutBackslashes = replaceInLine(
    replaceInLine(withBlocks, IN_LINE_OF_MATHJAX, ([, formula]) => formula),
    IN_LINE_WITH_ONE_BACKSLASH,
    ([, formula = '']) => (/\\[a-z]|[_^]/i.test(formula) ? formula : undefined),
  )
  const onOneLine = replaceInLine(
    withoutBackslashes,
    OVER_LINES_OF_KRAMDOWN,
    ({ 1: formula = '', index, input }) =>
      wrapsInSentence(formula, index, input) ? formula.replaceAll(/\s*\n\s*/g, ' ') : undefined,
  )
  const withSingleSigns = replaceInLine(
    onOneLine,
    IN_LINE_OF_KRAMDOWN,
    ([, afterWords, beforeWords]) => afterWords ?? beforeWords,
  )
  return replaceInLine(withSingleSigns, TOUCHING_WORD, ([, formula]) => formula)
}

/**
 * Writes what a pattern finds as formulas in a line.
 *
 * @param formulaOf the formula in a match; `undefined` for a match that stays
 */
function replaceInLine(
  text: string,
  pattern: RegExp,
  formulaOf: (match: RegExpExecArray) => string | undefined,
): string {
  const edits = Array.from(text.matchAll(pattern)).flatMap((match): Edit[] => {
    const formula = formulaOf(match)
    if (formula === undefined) return []
    const from = match.index
    const to = from + match[0].length
    return [{ from, to, replacement: joined(text.charAt(from - 1), formula.trim(), text.charAt(to)) }]
  })
  return applyEdits(text, edits)
}

/** Whether an author only broke the line in a formula of a sentence: it begins behind words, and no break is beside its signs. */
function wrapsInSentence(formula: string, offset: number, text: string): boolean {
  const isBehindWords = /[^\s>][ \t]{0,8}$/.test(text.slice(Math.max(0, offset - 9), offset))
  const isBroken = formula.includes('\n') && !/^[ \t]*\n|\n[ \t]*(?:>|$)/.test(formula)
  return isBehindWords && isBroken && formula.length <= 500 && !formula.includes('$')
}

/** A formula in a line. An article has none that touches a letter or a digit, so an invisible word joiner stands between them. */
function joined(before: string, formula: string, after: string): string {
  const joiner = (character: string) => (/[a-z0-9]/i.test(character) ? '&#8288;' : '')
  return `${joiner(before)}$${formula}$${joiner(after)}`
}

/** Converts the words around formulas: in them, `_{i=1}` would be an attribute, and `[[a]]` a link to a post. */
export function convertAroundFormulas(words: string, convert: (words: string) => string): string {
  const formulas: string[] = []
  const masked = words.replaceAll(FORMULA, (formula: string) => {
    formulas.push(withoutEscapes(formula))
    return `\uE000${formulas.length - 1}\uE000`
  })
  return convert(masked).replaceAll(MARKED, (mark, index: string) => formulas[Number(index)] ?? mark)
}

/** Edits that remove the empty lines of formulas: they end a formula here, and MathJax reads on. */
export function emptyLineEdits(text: string, isInCode: (offset: number) => boolean): Edit[] {
  const blocks = Array.from(text.matchAll(BLOCK)).filter(
    ({ index, groups: { lines, tex = '' } = {} }) =>
      (lines !== undefined || FORMULA_ENVIRONMENT.test(tex)) && !isInCode(index),
  )
  return blocks.flatMap(({ 0: block, index: start }) =>
    Array.from(block.matchAll(EMPTY_LINE), ({ 0: lines, index }) => {
      const from = start + index
      return { from, to: from + lines.length, replacement: '' }
    }),
  )
}

/**
 * A formula in a line without the backslashes that Markdown takes away: where a script draws formulas, such as on sites of Jekyll, authors
 * escape `_` and `*`, which would be marks of emphasis.
 */
function withoutEscapes(formula: string): string {
  const isInLine = formula.startsWith('$') && !formula.startsWith('$$')
  if (!isInLine) return formula
  const unescaped = formula.replaceAll(
    WORDS_OR_ESCAPE,
    (escape: string, words?: string) => words ?? escape.slice(1),
  )
  // In a matrix, two backslashes end a row.
  return unescaped.includes('\\begin{') ? unescaped : unescaped.replaceAll(/\\(?=\\[{}])/g, '')
}
