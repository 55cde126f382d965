/** `$$…$$`, ``$`…`$`` and `$…$`, but not the prices in "$5 or $6" (as in `markdown/math/`). */
const FORMULA = /\$\$([^$]+)\$\$|\$`([^`$]+)`\$|\$(?!\s)([^$\n]*[^\s$])\$(?!\d)/g

/** The blocks of a Markdown text as plain text. This is not a parser, but good enough for a line of context. */
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

/** `\frac{a}{\beta}` as `a beta`: in a line of context, TeX without its commands is enough. */
function plainFormula(tex: string): string {
  return tex
    .replaceAll(/\\[a-z]+\s*(?=\{)|\\(?:left|right|,|;|!|\\|&)/gi, ' ')
    .replaceAll(/[{}\\&]/g, ' ')
    .replaceAll(/\s+(?=[_^)\s]|$)/g, '')
    .trim()
}
