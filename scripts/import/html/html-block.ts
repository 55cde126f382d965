/** A listing, whose lines stay, and what has lines for its program alone. */
const LISTING = /<pre\b(?:(?!<pre\b)[^])*?<\/pre\s*>/gi
const SCRIPT_OR_COMMENT =
  /<(?<name>script|style)\b(?:(?!<\k<name>\b)[^])*?<\/\k<name>\s*>|<!--(?:(?!<!--)[^])*?-->/gi

/** Writes the HTML of a whole post as one block of Markdown, without its scripts and comments. */
export function postBlock(html: string): string {
  return `${htmlBlock(html.replaceAll(SCRIPT_OR_COMMENT, ''))}\n`
}

/**
 * Writes HTML as one block of Markdown, which ends at an empty line, and would take lines that are indented further for code. Empty lines
 * of listings become references to a line break.
 */
export function htmlBlock(html: string): string {
  const parts: string[] = []
  let end = 0
  for (const { 0: listing, index } of html.matchAll(LISTING)) {
    parts.push(withoutIndentation(html.slice(end, index)))
    parts.push(listing.replaceAll(/\n(?=[ \t]*\n)/g, '\n&#10;').replaceAll(/&#10;[ \t]*\n/g, '&#10;'))
    end = index + listing.length
  }
  parts.push(withoutIndentation(html.slice(end)))
  return `<div>\n${parts.join('').trim()}\n</div>`
}

function withoutIndentation(html: string): string {
  const lines = html.split('\n').map((line) => line.trim())
  return lines.filter((line, index) => line !== '' || index === 0 || index === lines.length - 1).join('\n')
}
