import type { ElementContent } from 'hast'
import type { LanguageFn } from 'highlight.js'
import { createLowlight } from 'lowlight'
import { MAX_COLOURS } from '#markdown/limits.ts'
import type { Grammar } from './code-language.ts'

/** @returns the code as text and spans with classes */
export type Highlight = (code: string, language: Grammar) => ElementContent[]

type Lowlight = ReturnType<typeof createLowlight>

/** In a browser each grammar is a separate chunk. */
export const GRAMMARS: Record<Grammar, () => Promise<{ default: LanguageFn }>> = {
  bash: () => import('highlight.js/lib/languages/bash'),
  c: () => import('highlight.js/lib/languages/c'),
  cpp: () => import('highlight.js/lib/languages/cpp'),
  cuda: () => import('./cuda-grammar.ts'),
  css: () => import('highlight.js/lib/languages/css'),
  diff: () => import('highlight.js/lib/languages/diff'),
  dockerfile: () => import('highlight.js/lib/languages/dockerfile'),
  go: () => import('highlight.js/lib/languages/go'),
  ini: () => import('highlight.js/lib/languages/ini'),
  java: () => import('highlight.js/lib/languages/java'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  json: () => import('highlight.js/lib/languages/json'),
  python: () => import('highlight.js/lib/languages/python'),
  rust: () => import('highlight.js/lib/languages/rust'),
  sql: () => import('./sql-grammar.ts'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  xml: () => import('./xml-grammar.ts'),
  yaml: () => import('highlight.js/lib/languages/yaml'),
}

/** The other grammars that a grammar uses. */
const COMPANIONS: Partial<Record<Grammar, readonly Grammar[]>> = {
  dockerfile: ['bash'],
  javascript: ['xml'],
  typescript: ['xml'],
  xml: ['css', 'javascript'],
}

/** Grammars take longer to compile than most code to colour, so a thread of the build compiles each once. */
const compiled = new Map<Grammar, Lowlight>()

/** Gives each language only its companions, so that a browser colours as the build does. */
async function lowlightFor(language: Grammar): Promise<Lowlight> {
  const known = compiled.get(language)
  if (known) return known
  const names = [language, ...(COMPANIONS[language] ?? [])]
  const loaded = await Promise.all(
    names.map(async (name) => [name, (await GRAMMARS[name]()).default] as const),
  )
  const lowlight = createLowlight(Object.fromEntries(loaded))
  compiled.set(language, lowlight)
  return lowlight
}

/**
 * Loads grammars and makes a highlighter for one article. Colours are classes, because the content security policy forbids
 * style attributes. A block that needs more colours than the article has left stays plain.
 *
 * @throws when a grammar cannot be loaded
 */
export async function highlighterFor(languages: readonly Grammar[]): Promise<Highlight> {
  const loaded = await Promise.all(
    languages.map(async (language) => [language, await lowlightFor(language)] as const),
  )
  const highlighters = new Map(loaded)
  let coloursLeft = MAX_COLOURS
  return (code, language) => {
    const lowlight = highlighters.get(language)
    if (!lowlight) return [{ type: 'text', value: code }]
    const { children } = lowlight.highlight(language, code)
    const coloured = children.filter((node) => node.type !== 'doctype')
    const colours = countElements(coloured)
    if (colours > coloursLeft) return [{ type: 'text', value: code }]
    coloursLeft -= colours
    return coloured
  }
}

function countElements(nodes: readonly ElementContent[]): number {
  let count = 0
  for (const node of nodes) if (node.type === 'element') count += 1 + countElements(node.children)
  return count
}
