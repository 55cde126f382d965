/** The blocks of a Markdown text as plain lines, for a line of context. It is good enough to read, not a parser. */
export function plainBlocks(markdown: string): string[] {
  return markdown
    .replace(/^\uFEFF?---\r?\n.*?\r?\n---\r?\n/s, '')
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((block) =>
      block
        .replaceAll(/^\s*(?:```|~~~).*$/gm, '')
        .replaceAll(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
        .replaceAll(/^\s*(?:#{1,6}|>|[-*+]|\d+[.)]|\|?(?:\s*:?-+:?\s*\|)+)\s/gm, ' ')
        .replaceAll(/\*\*|__|~~|[`|]/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((block) => block !== '')
}
