import type { CheckedContent } from '#content/rules/site-content.ts'

/** The width of the widest usual letters, in em of the greeting (greeting.module.css). */
export const WIDEST_LETTER = 0.66
/** The fewest and the most letters of a word that decide the size. A longer word breaks. */
const MIN_LETTERS = 9
const MAX_LETTERS = 24

/** Full-width letters: those of Chinese, Japanese and Korean, which are 1 em wide (Unicode Standard Annex 11, "wide"). */
const FULL_WIDTH = /^[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/

/**
 * How many of the widest letters the longest word of a greeting is wide. The size of the letters follows from it, so that the word
 * fits the window (HERO-1).
 */
export function greetingNumber({ hello, pronoun, firstName }: CheckedContent['greeting']): number {
  const words = [hello, pronoun, firstName].join(' ').split(/[\s-]/)
  const longest = Math.ceil(Math.max(...words.map(widthOf)))
  return Math.min(Math.max(longest, MIN_LETTERS), MAX_LETTERS)
}

/** The width of a word, in widest letters. */
function widthOf(word: string): number {
  let width = 0
  for (const { segment } of new Intl.Segmenter().segment(word))
    width += FULL_WIDTH.test(segment) ? 1 / WIDEST_LETTER : 1
  return width
}
