import type { Root } from 'mdast'
import { codeLanguage, type Grammar, grammarOf } from './code/code-info.ts'
import { SHORTCODE } from './emoji/emoji.ts'
import { walkMarkdown } from './tree.ts'

/** Loads the plugins that a text needs, in a browser as separate chunks. If one fails to load, the text renders without it. */
export async function loadPlugins(tree: Root) {
  const grammars = new Set<Grammar>()
  let hasFormula = false
  let hasShortcode = false
  walkMarkdown(tree, (node) => {
    if (node.type === 'math') hasFormula = true
    if (node.type === 'text' && SHORTCODE.test(node.value)) hasShortcode = true
    const grammar = node.type === 'code' ? grammarOf(codeLanguage(node.lang)) : undefined
    if (grammar) grammars.add(grammar)
  })
  const loadHighlighter = async () => {
    const { highlighterFor } = await import('./code/highlight.ts')
    return highlighterFor([...grammars])
  }
  const without = () => undefined
  const [highlight, shortcodes, renderMath] = await Promise.all([
    grammars.size > 0 ? loadHighlighter().catch(without) : undefined,
    hasShortcode ? import('./emoji/shortcodes.ts').then((module) => module.shortcodes, without) : undefined,
    hasFormula ? import('./math/math.ts').then((module) => module.renderMath, without) : undefined,
  ])
  return { highlight, shortcodes, renderMath }
}
