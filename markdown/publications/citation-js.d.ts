/* The parts of @citation-js/plugin-bibtex that read BibTeX. Its types only describe the whole plugin. */

declare module '@citation-js/plugin-bibtex/lib/input/file.js' {
  /** Reads entries. Months and `@string` names are replaced. @throws SyntaxError, or RangeError if braces are nested too deeply */
  export function parse(text: string): {
    type: string
    label: string
    /** By the name of the field, in lower case. The values still contain LaTeX. */
    properties: Record<string, string | number>
  }[]
}

declare module '@citation-js/plugin-bibtex/lib/input/value.js' {
  type Name = { family?: string; given?: string; prefix?: string; suffix?: string }

  /** Converts the names in a field from LaTeX. @throws SyntaxError, or RangeError */
  export function parse(text: string, field: 'author' | 'editor'): Name[]
  /** Converts the text of a field from LaTeX; formatted words become HTML. @throws SyntaxError, or RangeError */
  export function parse(text: string, field: 'title'): string
}

declare module '@citation-js/core/lib-mjs/util/grammar.js' {
  export const Grammar: unknown
}
