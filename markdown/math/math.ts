import type { Element } from 'hast'
import temml from 'temml'
import { element } from '#markdown/tree.ts'
import { MAX_EM, MAX_PT, mathTree } from './math-tree.ts'

// This tree is not part of Temml's stable API, so the version is exact, and a test compares the tree with the public markup.
// Parsing the markup instead takes 1.75 times as long.
const { __renderToMathMLTree: toTree } = temml

/** @returns the formula as MathML, or its TeX with the reason why it cannot be rendered */
export type RenderMath = (tex: string, display: boolean) => Element

/**
 * Renders TeX as MathML. Nothing in it is trusted: an author cannot make links, images, ids or classes. A formula that cannot
 * be rendered is shown as it is written, with the reason.
 */
export const renderMath: RenderMath = (tex, display) => {
  try {
    return mathTree(
      toTree(tex, {
        displayMode: display,
        throwOnError: true,
        trust: false,
        maxExpand: maxExpansions(tex),
        maxSize: [MAX_EM, MAX_PT],
      }),
    )
  } catch (error) {
    return asWritten(tex, reasonOf(error))
  }
}

/** Returns the start of a message of Temml, without the lines that point at the place. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error) || error instanceof RangeError) return 'it is nested too deeply'
  const [reason = ''] = error.message.trim().split(/ at (?:position|end of input)|: infinite loop|\n/)
  return reason.slice(0, 200)
}

function asWritten(tex: string, reason: string): Element {
  return element('span', { className: ['math-error'] }, [
    element('code', { className: ['code-inline'] }, [tex]),
    element('span', { className: ['math-error-reason'] }, [` (not shown as a formula: ${reason})`]),
  ])
}

/** The most characters of a formula. */
const MAX_LENGTH = 2_000
/** The most macros that a formula may expand, including Temml's own. */
const MAX_EXPANSIONS = 300
/** The most characters that the macros of a formula may expand to. */
const MAX_EXPANDED = 5_000

const DEFINITION = /\\(?:def|gdef|newcommand|renewcommand|providecommand)(?![a-z])/i
/** These copy the expansion of one macro into another, which could double its length every time. */
const REFUSED = /\\(?:edef|xdef|let|futurelet|expandafter|noexpand|csname|global|long)(?![a-z])/i

/**
 * Limits how far a formula with macros can grow. A macro without parameters expands to at most the length of the formula;
 * one with parameters could double its text every time.
 *
 * @throws Error with the reason why a formula is refused
 */
function maxExpansions(tex: string): number {
  if (tex.length > MAX_LENGTH)
    throw new Error(`expected at most ${MAX_LENGTH} characters, found ${tex.length}`)
  const refused = REFUSED.exec(tex)
  if (refused) throw new Error(`${refused[0]} is not supported`)
  if (!DEFINITION.test(tex)) return MAX_EXPANSIONS
  if (/(?<!\\)#/.test(tex)) throw new Error('expected macros without parameters')
  return Math.floor(MAX_EXPANDED / tex.length)
}
