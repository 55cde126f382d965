/** Fenced blocks, and code within a line. */
const CODE = /^[ \t]*(?<fence>`{3,}|~{3,})[^\n]*\n[^]*?^[ \t]*\k<fence>|`[^`\n]+`/gm

/** The text with blanks in place of its code, so that tags that a post only explains are not found, and the others keep their places. */
export function maskCode(text: string): string {
  return text.replaceAll(CODE, (code) => ' '.repeat(code.length))
}
