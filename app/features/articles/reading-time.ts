/** A calm pace for technical prose; studies of silent reading in English find 238 on the average (Brysbaert, 2019). */
export const WORDS_A_MINUTE = 220

/**
 * How long a text takes to read.
 *
 * @param text Markdown or plain text; whatever stands between white space counts as a word
 * @returns whole minutes, at least one
 */
export function readingMinutes(text: string): number {
  let words = 0
  for (const _ of text.matchAll(/\S+/g)) words += 1
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
