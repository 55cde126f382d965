import { create } from 'xmlbuilder'

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

/** Text is escaped. Characters that XML 1.0 cannot contain, not even escaped (section 2.2, "Char"), are left out. */
export function xmlDocument(root: Record<string, object>): string {
  return create(root, { encoding: 'utf-8', invalidCharReplacement: '' }).end()
}

/** @param time ms since 1970 */
export function isoTime(time: number | null | undefined): string | undefined {
  return typeof time === 'number' ? new Date(time).toISOString() : undefined
}
