/**
 * Adds words to one of the lists of a grammar of highlight.js, in place: the parts of a grammar share them, and each
 * grammar that is made has lists of its own.
 */
export function addWords(list: unknown, words: readonly string[]): void {
  if (Array.isArray(list)) list.push(...words)
}
