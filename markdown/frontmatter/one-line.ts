/** Characters that change the direction of the text around them (Unicode Standard Annex 9, 2.1, 2.2 and 2.4). */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g
/** White space, halves of surrogate pairs, and control characters, which XML also forbids (XML 1.0, 2.2). */
const GAPS = /[\s\p{Cc}\p{Cs}]+/gu

/** Makes a text safe for a title, metadata or a terminal: one line, without control characters. */
export function oneLine(text: string): string {
  return text.replaceAll(DIRECTIONS, '').replaceAll(GAPS, ' ').trim()
}
