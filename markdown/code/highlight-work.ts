import type { Grammar } from './code-language.ts'

/** What may begin a declaration in C: its grammars look through all of it again from each of its words. */
const DECLARATION = /[\w\s:*&]+/g
/** A word, which other grammars look through again from each of its letters. */
const WORD = /[\w.-]+/g
const C_LIKE: ReadonlySet<Grammar> = new Set<Grammar>(['c', 'cpp', 'cuda'])

/**
 * How far a grammar's expressions look ahead in a code: the sum of the squares of the parts that they can match almost to
 * their end in vain. Ten thousand letters without a break are 100 million, and take the slowest grammar about a second
 * (Node 20, one core); 100 kB of code as people write it are some five million.
 *
 * Without a clock, as `inline-work.ts` is: the build and every browser colour the same code.
 */
export function highlightWork(code: string, language: Grammar): number {
  const parts = code.matchAll(C_LIKE.has(language) ? DECLARATION : WORD)
  let work = 0
  for (const [part] of parts) work += part.length ** 2
  return work
}
