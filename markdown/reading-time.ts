/** A calm pace for technical prose; the average for silent reading in English is 238 (Brysbaert, 2019). */
export const WORDS_A_MINUTE = 220
/**
 * Chinese and Japanese have no spaces, so their characters count. People read Japanese aloud at 357 a minute
 * (Trauzettel-Klosinski and Dietz, 2012), and silently somewhat faster.
 */
export const CHARACTERS_A_MINUTE = 400

/** Characters, marks and punctuation of the scripts without spaces (UAX #24, `scx`). */
const CHARACTER = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu
/** A word has a letter or a digit. Otherwise it is Markdown, a line of a table or an operator. */
const LETTER = /[\p{L}\p{N}]/u
/** Text between white space and such characters. Korean has spaces. */
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
