/** Macros that a formula may expand, Temml's own among them. */
const MAX_EXPANSIONS = 300
/** Characters that the macros which a formula defines may come to. */
const MAX_EXPANDED = 5_000

const DEFINITION = /\\(?:def|gdef|newcommand|renewcommand|providecommand)(?![a-z])/i
/** With these a macro can hold what another one comes to, and so be twice as long as that. */
const REFUSED = /\\(?:edef|xdef|let|futurelet|expandafter|noexpand|csname|global|long)(?![a-z])/i

/** How far the macros of a formula may go, and what that costs, in characters of TeX; or what was expected instead. */
export type MacroRule = { maxExpand: number; cost: number } | { refused: string }

/**
 * A formula that defines macros must not grow beyond measure. One without parameters comes, each time it is expanded, to
 * no more than the formula is long; those with parameters could double their text each time.
 */
export function macroRule(tex: string): MacroRule {
  const refused = REFUSED.exec(tex)
  if (refused) return { refused: `${refused[0]} is not supported` }
  if (!DEFINITION.test(tex)) return { maxExpand: MAX_EXPANSIONS, cost: tex.length }
  if (/(?<!\\)#/.test(tex)) return { refused: 'expected macros without parameters' }
  return { maxExpand: Math.floor(MAX_EXPANDED / tex.length), cost: tex.length + MAX_EXPANDED }
}
