/** What turns the direction of the text around it (Unicode Standard Annex 9, 2.1, 2.2 and 2.4). */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g
/** White space, control characters, and halves of surrogate pairs, which are nothing to read. */
const GAPS = /[\s\p{Cc}\p{Cs}]+/gu

/**
 * Words as they can stand in a title, in metadata that machines read, or in a terminal: on one line, and without
 * characters that do something. XML takes no control characters either (XML 1.0, 2.2).
 */
export function oneLine(text: string): string {
  return text.replaceAll(DIRECTIONS, '').replaceAll(GAPS, ' ').trim()
}
