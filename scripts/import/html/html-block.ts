/** A listing, whose lines stay, and what has lines for its program alone. */
const LISTING = /<pre\b(?:(?!<pre\b)[^])*?<\/pre\s*>/gi
const SCRIPT_OR_COMMENT =
  /<(?<name>script|style)\b(?:(?!<\k<name>\b)[^])*?<\/\k<name>\s*>|<!--(?:(?!<!--)[^])*?-->/gi

/**
 * Writes a text of HTML as one block of Markdown, which ends at an empty line, and would take lines that are indented further for code.
 * Empty lines of listings become references to a line break.
 */
export function htmlBlock(html: string): string {
  const content = html.replaceAll(SCRIPT_OR_COMMENT, '')
  const parts: string[] = []
  let end = 0
  for (const { 0: listing, index } of content.matchAll(LISTING)) {
    parts.push(withoutIndentation(content.slice(end, index)))
    parts.push(listing.replaceAll(/\n(?=[ \t]*\n)/g, '\n&#10;').replaceAll(/&#10;[ \t]*\n/g, '&#10;'))
    end = index + listing.length
  }
  parts.push(withoutIndentation(content.slice(end)))
  return `<div>\n${parts.join('').trim()}\n</div>\n`
}

function withoutIndentation(html: string): string {
  const lines = html.split('\n').map((line) => line.trim())
  return lines.filter((line, index) => line !== '' || index === 0 || index === lines.length - 1).join('\n')
}
