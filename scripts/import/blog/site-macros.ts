/** Macros of TeX that a site defines for all of its pages, in the settings of MathJax or KaTeX. */

/** The names of macros, and what defines each: `\newcommand{\R}{\mathbb{R}}`. */
export type SiteMacros = ReadonlyMap<string, string>

/** Where Jekyll and Hugo have the templates of pages. */
export const TEMPLATES = /^(?:_includes|_layouts|layouts)\/.*\.(?:html|js)$/
/** https://docs.mathjax.org/en/latest/input/tex/macros.html and https://katex.org/docs/options, `macros`. */
const START = /\bmacros["']?\s*:\s*\{/gi
const STRING = String.raw`(?:"(?<double>(?:[^"\\]|\\.){0,500})"|'(?<single>(?:[^'\\]|\\.){0,500})')`
const NAME = String.raw`["']?\\{0,2}(?<name>[a-zA-Z]{1,50})["']?`
const MACRO = new RegExp(
  String.raw`(?:\s|,|\/\/[^\n]*)*${NAME}\s*:\s*(?:\[\s*)?${STRING}(?:\s*,\s*(?<count>\d))?(?:\s*\])?`,
  'y',
)
const MAX_MACROS = 200

/** Reads the macros in the templates of a site. */
export function readSiteMacros(templates: readonly string[]): SiteMacros {
  const macros = templates.flatMap((template) =>
    Array.from(template.matchAll(START)).flatMap(({ 0: start, index }) =>
      macrosAt(template, index + start.length),
    ),
  )
  return new Map(macros.slice(0, MAX_MACROS))
}

/** The macros from an index up to something else. */
function macrosAt(template: string, start: number): [name: string, definition: string][] {
  const macros: [string, string][] = []
  MACRO.lastIndex = start
  for (let match = MACRO.exec(template); match !== null; match = MACRO.exec(template)) {
    const { name = '', double, single, count } = match.groups ?? {}
    const body = (double ?? single ?? '').replaceAll('\\\\', '\\')
    macros.push([name, definition(name, body, count)])
  }
  return macros
}

function definition(name: string, body: string, count: string | undefined): string {
  // KaTeX counts the parameters in the body.
  const used = Math.max(0, ...Array.from(body.matchAll(/#(\d)/g), ([, digit]) => Number(digit)))
  const parameterCount = Number(count ?? used)
  return `\\newcommand{\\${name}}${parameterCount > 0 ? `[${parameterCount}]` : ''}{${body}}`
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
