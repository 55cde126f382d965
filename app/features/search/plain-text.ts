/** `$$…$$`, ``$`…`$`` and `$…$`; the price in "$5 or $6" is none (as in `markdown/math/`). */
const FORMULA = /\$\$([^$]+)\$\$|\$`([^`$]+)`\$|\$(?!\s)([^$\n]*[^\s$])\$(?!\d)/g

/** The blocks of a Markdown text as plain lines, for a line of context. It is good enough to read, not a parser. */
export function plainBlocks(markdown: string): string[] {
  return markdown
    .replace(/^\uFEFF?---\r?\n.*?\r?\n---\r?\n/s, '')
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((block) =>
      block
        .replaceAll(/^\s*(?:```|~~~).*$/gm, '')
        .replaceAll(FORMULA, (_, ...parts) => plainFormula(parts.slice(0, 3).join('')))
        .replaceAll(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
        .replaceAll(/^\s*(?:#{1,6}|>|[-*+]|\d+[.)]|\|?(?:\s*:?-+:?\s*\|)+)\s/gm, ' ')
        .replaceAll(/\*\*|__|~~|[`|]/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((block) => block !== '')
}

/** `\frac{a}{\beta}` as `a beta`: for a line of text, TeX without its signs is enough. */
function plainFormula(tex: string): string {
  return tex
    .replaceAll(/\\[a-z]+\s*(?=\{)|\\(?:left|right|,|;|!|\\|&)/gi, ' ')
    .replaceAll(/[{}\\&]/g, ' ')
    .replaceAll(/\s+(?=[_^)\s]|$)/g, '')
    .trim()
}
