/** Characters that nobody sees (Unicode, "Format" and "Control"), but for those that end a line or stand between words. */
const INVISIBLE = /(?![\t\n\r])[\p{Cf}\p{Cc}]/gu

/**
 * A text in the letters that it looks to be in: without what is invisible, and a wide colon or a blank that does not break
 * as the common ones (Unicode Standard Annex 15, NFKC). Its lines stay the lines they are.
 */
export function plainLetters(text: string): string {
  return text.normalize('NFKC').replaceAll(INVISIBLE, '')
}
