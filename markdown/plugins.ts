import type { Root } from 'mdast'
import { BIBTEX, codeLanguage } from './code/code-info.ts'
import { SHORTCODE } from './emoji/emoji.ts'
import { walkMarkdown } from './tree.ts'

/** Loads the plugins that a text needs, in a browser as separate chunks. If one fails to load, the text renders without it. */
export async function loadPlugins(tree: Root) {
  const languages = new Set<string>()
  let hasFormula = false
  let hasShortcode = false
  let hasBibtex = false
  walkMarkdown(tree, (node) => {
    if (node.type === 'math') hasFormula = true
    if (node.type === 'text' && SHORTCODE.test(node.value)) hasShortcode = true
    const language = node.type === 'code' ? codeLanguage(node.lang) : ''
    if (language === BIBTEX) hasBibtex = true
    else if (language !== '') languages.add(language)
  })
  const loadHighlighter = async () => {
    const { highlighterFor } = await import('./code/highlight.ts')
    return highlighterFor([...languages])
  }
  const without = () => undefined
  const [highlight, shortcodes, math, showPublications] = await Promise.all([
    languages.size > 0 ? loadHighlighter().catch(without) : undefined,
    hasShortcode ? import('./emoji/shortcodes.ts').then((module) => module.shortcodes, without) : undefined,
    hasFormula ? import('./math/math.ts').catch(without) : undefined,
    hasBibtex
      ? import('./publications/show-publications.ts').then((module) => module.showPublications, without)
      : undefined,
  ])
  return { highlight, shortcodes, math, showPublications }
}
