import type { LanguageFn } from 'highlight.js'

/**
 * Adds words to a grammar of highlight.js, by their kind. The lists change in place, because the parts of a grammar share
 * them.
 */
export function extendGrammar(
  grammar: LanguageFn,
  words: Readonly<Record<string, readonly string[]>>,
): LanguageFn {
  return (hljs) => {
    const extended = grammar(hljs)
    const lists = new Map(Object.entries(Object(extended.keywords)))
    for (const [kind, more] of Object.entries(words)) {
      const list = lists.get(kind)
      if (Array.isArray(list)) list.push(...more)
    }
    return { ...extended, aliases: [] }
  }
}
