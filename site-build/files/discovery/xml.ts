import { escapeHtml } from '#site-build/files/documents/escape.ts'

/** XML 1.0 cannot contain these characters, not even escaped (section 2.2, "Char"). */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/**
 * An XML element.
 *
 * @param content text, or elements; text is escaped here
 */
export function tag(
  name: string,
  content: string | readonly string[] = [],
  attributes: Record<string, string> = {},
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const inside = typeof content === 'string' ? escapeXml(content) : content.join('')
  return `<${name}${written.join('')}>${inside}</${name}>`
}

export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`
}

function escapeXml(text: string): string {
  return escapeHtml(text.replaceAll(FORBIDDEN, ''))
}
