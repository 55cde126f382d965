/** Macros of TeX that a site defines for all of its pages, in the settings of MathJax or KaTeX. */

/** The names of macros, and what defines each: `\newcommand{\R}{\mathbb{R}}`. */
export type SiteMacros = ReadonlyMap<string, string>

/** Where Jekyll and Hugo have the templates of pages. */
export const TEMPLATES = /^(?:_includes|_layouts|layouts)\/.*\.(?:html|js)$/
/** Scripts with the settings of a site, or with those of MathJax or KaTeX alone. */
export const MACRO_SCRIPT = /(?:^[\w-]+\.config|(?:^|\/)[\w.-]*(?:macros|mathjax|katex)[\w-]*)\.[cm]?[jt]s$/i
/**
 * https://docs.mathjax.org/en/latest/input/tex/macros.html and https://katex.org/docs/options, `macros`. A script may have them as a value
 * of its own.
 */
const START = /\bmacros["']?\s*:\s*\{|\b\w{0,50}macros\s*(?::[^=\n{]{1,200})?=\s*\{/gi
const STRING = String.raw`(?:"(?<double>(?:[^"\\]|\\.){0,500})"|'(?<single>(?:[^'\\]|\\.){0,500})')`
const NAME = String.raw`["']?\\{0,2}(?<name>[a-zA-Z]{1,50})["']?`
/** Behind the number of parameters stands the value of the first one where a formula has none in brackets. */
const PARAMETERS = String.raw`(?:\s*,\s*(?<count>\d)(?:\s*,\s*(?:"(?<fallback>[^"\\]{0,100})"|'(?<otherFallback>[^'\\]{0,100})'))?)?`
/** A macro, up to the comma behind it or to the end of all. */
const MACRO = new RegExp(
  String.raw`${NAME}\s*:\s*(?:\[\s*)?${STRING}${PARAMETERS}(?:\s*\])?(?=\s*(?:,|\}|\/\/))`,
  'y',
)
const BETWEEN_MACROS = /(?:\s|,|\/\/[^\n]*)*/y
/** A part of a macro that is written in another way: a comment, a text, a bracket or another character. */
const PART = /\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[^]/y
const MAX_MACROS = 200

/** The most characters of a macro that is written in another way. */
const MAX_OTHER_LENGTH = 2_000

/** Reads the macros in the templates of a site. */
export function readSiteMacros(templates: readonly string[]): SiteMacros {
  return new Map(templates.flatMap(macrosOf).slice(0, MAX_MACROS))
}

type NamedDefinition = [name: string, definition: string]

/** Each search begins where the one before it has ended, so a template takes linear time. */
function macrosOf(template: string): NamedDefinition[] {
  const macros: NamedDefinition[] = []
  let index = 0
  for (;;) {
    START.lastIndex = index
    if (!START.test(template)) return macros
    index = addMacrosAt(template, START.lastIndex, macros)
  }
}

/**
 * Adds the macros from an index up to the brace that closes them, and leaves out those that are no plain text.
 *
 * @returns where they end
 */
function addMacrosAt(template: string, start: number, macros: NamedDefinition[]): number {
  let index = endOf(BETWEEN_MACROS, template, start)
  while (index < template.length && template[index] !== '}') {
    MACRO.lastIndex = index
    const { name, double, single, count, fallback, otherFallback } = MACRO.exec(template)?.groups ?? {}
    if (name === undefined) {
      const end = endOfOther(template, index)
      if (end === index || end - index > MAX_OTHER_LENGTH) return end
      index = end
    } else {
      const body = (double ?? single ?? '').replaceAll('\\\\', '\\')
      macros.push([name, definition(name, body, count, fallback ?? otherFallback)])
      index = MACRO.lastIndex
    }
    index = endOf(BETWEEN_MACROS, template, index)
  }
  return index
}

/** Where a macro ends that is no plain text: at the next comma or brace outside of brackets and texts. */
function endOfOther(template: string, start: number): number {
  let depth = 0
  let index = start
  while (index < template.length && index - start <= MAX_OTHER_LENGTH) {
    const character = template[index] ?? ''
    const isEnd = character === ',' || character === '}'
    if (depth === 0 && isEnd) return index
    if ('([{'.includes(character)) depth += 1
    if (')]}'.includes(character)) depth -= 1
    index = endOf(PART, template, index)
  }
  return index
}

/** Where the match of a sticky pattern ends that begins at an index. */
function endOf(pattern: RegExp, text: string, index: number): number {
  pattern.lastIndex = index
  pattern.exec(text)
  return pattern.lastIndex
}

function definition(
  name: string,
  body: string,
  count: string | undefined,
  fallback: string | undefined,
): string {
  // KaTeX counts the parameters in the body.
  const used = Math.max(0, ...Array.from(body.matchAll(/#(\d)/g), ([, digit]) => Number(digit)))
  const parameterCount = Number(count ?? used)
  const parameters = parameterCount > 0 ? `[${parameterCount}]` : ''
  const optional = fallback === undefined ? '' : `[${fallback}]`
  return `\\newcommand{\\${name}}${parameters}${optional}{${body}}`
}

/** `\newcommand{\R}`, `\newcommand*\R` or `\def\R` in a text, but not `\def\Real`. */
function ownDefinition(name: string): RegExp {
  return new RegExp(String.raw`(?:command\*?\{?|\\def)\\${name}(?![a-zA-Z])`)
}

/** A formula that defines the macros which a text uses, and those that these use; empty if it uses none. */
export function definitionsFor(text: string, macros: SiteMacros): string {
  if (macros.size === 0) return ''
  const used = new Set<string>()
  const addFrom = (tex: string) => {
    for (const [, name = ''] of tex.matchAll(/\\([a-zA-Z]+)/g)) {
      const macro = macros.get(name)
      // The text is searched once for each macro of the site, not for each command of a long text.
      if (macro === undefined || used.has(name) || ownDefinition(name).test(text)) continue
      used.add(name)
      addFrom(macro)
    }
  }
  addFrom(text)
  // A text of code alone may contain a backslash and a name, too.
  if (used.size === 0 || !/\$|\\[([]|\\begin\{/.test(text)) return ''
  const lines = Array.from(macros).flatMap(([name, macro]) => (used.has(name) ? [macro] : []))
  return `$$\n${lines.join('\n')}\n$$\n\n`
}
