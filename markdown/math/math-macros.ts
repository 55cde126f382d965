/** The most macros that a formula may expand, including Temml's own. */
const MAX_EXPANSIONS = 300
/** The most characters that the macros of a formula may expand to. */
const MAX_EXPANDED = 5_000

const DEFINITION = /\\(?:def|gdef|newcommand|renewcommand|providecommand)(?![a-z])/i
/** These copy the expansion of one macro into another, which could double its length every time. */
const REFUSED = /\\(?:edef|xdef|let|futurelet|expandafter|noexpand|csname|global|long)(?![a-z])/i

/** How many macros a formula may expand, or why it is refused. */
export type MacroRule = { maxExpand: number } | { refused: string }

/**
 * Limits how far a formula with macros can grow. A macro without parameters expands to at most the length of the formula;
 * one with parameters could double its text every time.
 */
export function macroRule(tex: string): MacroRule {
  const refused = REFUSED.exec(tex)
  if (refused) return { refused: `${refused[0]} is not supported` }
  if (!DEFINITION.test(tex)) return { maxExpand: MAX_EXPANSIONS }
  if (/(?<!\\)#/.test(tex)) return { refused: 'expected macros without parameters' }
  return { maxExpand: Math.floor(MAX_EXPANDED / tex.length) }
}
