const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes text for HTML and for attributes in double quotes (WHATWG HTML, 13.3 "escaping a string"). */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}

/** A value as JSON that cannot end its `<script>` element. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

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
