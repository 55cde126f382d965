/** A calm pace for technical prose; the average for silent reading in English is 238 (Brysbaert, 2019). */
export const WORDS_A_MINUTE = 220
/** These scripts have no spaces. People read 357 characters of Japanese a minute aloud (Trauzettel-Klosinski and Dietz, 2012). */
export const CHARACTERS_A_MINUTE = 400

/** The characters, marks and punctuation of scripts without spaces (UAX #24, `scx`). */
const CHARACTER = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu
/** The text between white space and such characters. Korean has spaces. */
const WORD = /[^\s\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\uFF00-\uFFEF]+/gu
/** Words contain a letter or a digit. Anything else is Markdown, a line of a table or an operator. */
const LETTER = /[\p{L}\p{N}]/u

/** A block of code between fences, also in a quote; without a closing fence all that follows (CommonMark, 4.5). */
const FENCED = /^[ \t>]*(?:(`{3,})[^`\n]*|(~{3,}).*)\n[^]*?(?:^[ \t>]*\1\2[`~]*[ \t]*$|(?![^]))/gm

/** Estimates how long a text takes to read, without its blocks of code: whole minutes, at least one. */
export function readingMinutes(markdown: string): number {
  const text = markdown.replaceAll(FENCED, '')
  const words = (text.match(WORD) ?? []).filter((word) => LETTER.test(word)).length
  const characters = (text.match(CHARACTER) ?? []).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE + characters / CHARACTERS_A_MINUTE))
}
