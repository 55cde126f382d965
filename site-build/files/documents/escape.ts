/** Escapes text for HTML and for attributes in double quotes (WHATWG HTML, 13.3 "escaping a string"). */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** A value as JSON that cannot end its `<script>` element. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** CSS for a `style` element, which `</style` ends (HTML, 13.1.2.1). In strings and addresses `\/` is a slash (CSS Syntax 3, 4.3.7). */
export function escapeStyle(css: string): string {
  return css.replaceAll(/<\/(?=style)/gi, String.raw`<\/`)
}

/** XML 1.0 cannot contain these characters, not even escaped (section 2.2, "Char"). */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** An XML element with text, which is escaped here, or with elements; nothing if its content is undefined. */
export function tag(
  name: string,
  content: string | readonly string[] | undefined,
  attributes: Record<string, string> = {},
): string {
  if (content === undefined) return ''
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

/** @param time ms since 1970 */
export function isoTime(time: number | null | undefined): string | undefined {
  return typeof time === 'number' ? new Date(time).toISOString() : undefined
}
