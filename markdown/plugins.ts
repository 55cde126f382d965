import type { Element, ElementContent } from 'hast'
import type { Root } from 'mdast'
import { EXIT, visit } from 'unist-util-visit'
import { codeLanguage, type Grammar } from './code/code-language.ts'
import { type FindEmoji, hasShortcode } from './emoji/emoji.ts'

/** @returns the code as text and spans with classes */
export type Highlight = (code: string, language: Grammar) => ElementContent[]

/** @returns the formula as MathML, or its TeX with the reason why it cannot be one */
export type RenderMath = (tex: string, display: boolean) => Element

/** The plugins that a text needs. Each is optional: without it the text is shown, only plainer. */
export type Plugins = {
  highlight?: Highlight | undefined
  findEmoji?: FindEmoji | undefined
  renderMath?: RenderMath | undefined
}

type Loaders = {
  highlighter: (languages: readonly Grammar[]) => Promise<Highlight>
  emoji: () => Promise<FindEmoji>
  math: () => Promise<RenderMath>
}

/** In a browser each plugin is a chunk of its own. */
const LOADERS: Loaders = {
  async highlighter(languages) {
    const { highlighterFor } = await import('./code/highlight.ts')
    return highlighterFor(languages)
  },
  async emoji() {
    const { findEmoji } = await import('./emoji/emoji-table.ts')
    return findEmoji
  },
  async math() {
    const { renderMath } = await import('./math/math.ts')
    return renderMath
  },
}

/**
 * Loads the plugins that a text needs, and no others. If one fails to load, the text is formatted without it.
 *
 * @param tree the parsed text
 */
export async function loadPlugins(tree: Root, loaders: Loaders = LOADERS): Promise<Plugins> {
  const languages = languagesIn(tree)
  const [highlight, findEmoji, renderMath] = await Promise.all([
    languages.length > 0 ? orWithout(loaders.highlighter(languages)) : undefined,
    hasShortcode(tree) ? orWithout(loaders.emoji()) : undefined,
    hasFormula(tree) ? orWithout(loaders.math()) : undefined,
  ])
  return { highlight, findEmoji, renderMath }
}

function orWithout<Plugin>(loading: Promise<Plugin>): Promise<Plugin | undefined> {
  return loading.catch(() => undefined)
}

function hasFormula(tree: Root): boolean {
  let isFound = false
  visit(tree, ['math', 'inlineMath'], () => {
    isFound = true
    return EXIT
  })
  return isFound
}

/** The languages of the text's code blocks that have a grammar, each once. */
function languagesIn(tree: Root): Grammar[] {
  const languages = new Set<Grammar>()
  visit(tree, 'code', ({ lang }) => {
    const language = codeLanguage(lang)?.highlightAs
    if (language) languages.add(language)
  })
  return [...languages]
}
