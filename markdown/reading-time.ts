/** A calm pace for technical prose; studies of silent reading in English find 238 on the average (Brysbaert, 2019). */
export const WORDS_A_MINUTE = 220
/**
 * Chinese and Japanese have no spaces and are counted by their characters. Read aloud, Japanese goes at 357 a minute
 * (Trauzettel-Klosinski and Dietz, 2012); silently somewhat faster.
 */
export const CHARACTERS_A_MINUTE = 400

/** The characters of the scripts without spaces, their marks and their punctuation included (UAX #24, `scx`). */
const CHARACTER = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu
/** What is read aloud of a word; without one it is a sign of Markdown, a line of a table or an operator. */
const LETTER = /[\p{L}\p{N}]/u
/** Whatever stands between white space and such characters. Korean has spaces, and so has words. */
const WORD = /[^\s\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\uFF00-\uFFEF]+/gu

/**
 * How long a text takes to read.
 *
 * @param text Markdown or plain text
 * @returns whole minutes, at least one
 */
export function readingMinutes(text: string): number {
  const words = countOf(text, WORD, (word) => LETTER.test(word))
  const minutes = words / WORDS_A_MINUTE + countOf(text, CHARACTER) / CHARACTERS_A_MINUTE
  return Math.max(1, Math.round(minutes))
}

function countOf(text: string, unit: RegExp, counts = (_unit: string) => true): number {
  let count = 0
  for (const [found] of text.matchAll(unit)) if (counts(found)) count += 1
  return count
}
