import type { Element, ElementContent } from 'hast'
import type { Root } from 'mdast'
import { EXIT, visit } from 'unist-util-visit'
import { codeLanguage, type Grammar } from './code/code-language.ts'
import { type FindEmoji, hasShortcode } from './emoji/emoji.ts'

/** @returns the code as text and spans with classes */
export type Highlight = (code: string, language: Grammar) => ElementContent[]

/**
 * @returns a formula as MathML, or what it says with the reason why it is none; `null` when the article has had its measure
 *   of formulas, and has been told so
 */
export type RenderMath = (tex: string, display: boolean) => Element | null

/** What only some texts need, as ways to load it: in the browser each is a chunk of its own. */
export type Abilities = {
  /** Colours code in these languages; without it code is plain. */
  highlighter?: (languages: readonly Grammar[]) => Promise<Highlight>
  /** Knows GitHub's emoji; without it their shortcodes stay as they are. */
  emoji?: () => Promise<FindEmoji>
  /** A renderer for the formulas of one text; without it they are shown as they are written. */
  math?: () => Promise<RenderMath>
}

/** The abilities that one text needs, loaded. */
export type Tools = {
  highlight?: Highlight | undefined
  findEmoji?: FindEmoji | undefined
  renderMath?: RenderMath | undefined
}

/**
 * Loads what a text needs, and nothing else. An ability is a comfort: one that cannot be loaded is done without.
 *
 * @param tree the text, parsed
 */
export async function toolsFor(tree: Root, { highlighter, emoji, math }: Abilities): Promise<Tools> {
  const languages = languagesIn(tree)
  const [highlight, findEmoji, renderMath] = await Promise.all([
    languages.length > 0 ? orWithout(highlighter?.(languages)) : undefined,
    hasShortcode(tree) ? orWithout(emoji?.()) : undefined,
    hasFormula(tree) ? orWithout(math?.()) : undefined,
  ])
  return { highlight, findEmoji, renderMath }
}

async function orWithout<Tool>(loading: Promise<Tool> | undefined): Promise<Tool | undefined> {
  return loading?.catch(() => undefined)
}

function hasFormula(tree: Root): boolean {
  let isFound = false
  visit(tree, ['math', 'inlineMath'], () => {
    isFound = true
    return EXIT
  })
  return isFound
}

/** The languages of a text's code that have a grammar, each once. */
function languagesIn(tree: Root): Grammar[] {
  const languages = new Set<Grammar>()
  visit(tree, 'code', ({ lang }) => {
    const language = codeLanguage(lang)?.highlightAs
    if (language) languages.add(language)
  })
  return [...languages]
}
