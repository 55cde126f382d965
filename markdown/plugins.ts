import type { Root } from 'mdast'
import { codeLanguage, type Grammar } from './code/code-language.ts'
import type { Highlight } from './code/highlight.ts'
import { hasShortcode, type Shortcodes } from './emoji/emoji.ts'
import type { RenderMath } from './math/math.ts'
import { walkMarkdown } from './tree.ts'

/** The plugins that a text needs. Plugins are optional: if one fails to load, the text renders without it. */
export type Plugins = {
  highlight?: Highlight
  shortcodes?: Shortcodes
  renderMath?: RenderMath
}

/** In a browser each plugin is a separate chunk. */
const LOADERS = {
  async highlighter(languages: readonly Grammar[]): Promise<Highlight> {
    const { highlighterFor } = await import('./code/highlight.ts')
    return highlighterFor(languages)
  },
  shortcodes: async (): Promise<Shortcodes> => (await import('./emoji/shortcodes.ts')).shortcodes,
  math: async (): Promise<RenderMath> => (await import('./math/math.ts')).renderMath,
}

/** Loads the plugins that a parsed text needs. */
export async function loadPlugins(tree: Root, loaders: typeof LOADERS = LOADERS): Promise<Plugins> {
  const languages = new Set<Grammar>()
  let hasFormula = false
  walkMarkdown(tree, (node) => {
    if (node.type === 'math' || node.type === 'inlineMath') hasFormula = true
    const language = node.type === 'code' && codeLanguage(node.lang)?.highlightAs
    if (language) languages.add(language)
  })
  const [highlight, shortcodes, renderMath] = await Promise.all([
    languages.size > 0 ? orWithout(loaders.highlighter([...languages])) : undefined,
    hasShortcode(tree) ? orWithout(loaders.shortcodes()) : undefined,
    hasFormula ? orWithout(loaders.math()) : undefined,
  ])
  return { highlight, shortcodes, renderMath }
}

function orWithout<Plugin>(loading: Promise<Plugin>): Promise<Plugin | undefined> {
  return loading.catch(() => undefined)
}
