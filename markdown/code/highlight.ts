import type { LanguageFn } from 'highlight.js'
import { createLowlight } from 'lowlight'
import type { Highlight } from '#markdown/plugins.ts'
import type { Grammar } from './code-language.ts'
import { highlightWork } from './highlight-work.ts'

/** In one article: see `highlight-work.ts`. A second at the most, of the five that a worker has for all of it. */
const MAX_WORK = 100_000_000
/** Characters of code in one article: some four thousand lines, and ten elements for each of them. */
const MAX_CODE = 150_000

/** The grammars, each a chunk of its own in the browser. */
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

/** Grammars that hand parts of a text to others, which have to be there as well. */
const COMPANIONS: Partial<Record<Grammar, readonly Grammar[]>> = {
  dockerfile: ['bash'],
  javascript: ['xml'],
  typescript: ['xml'],
  xml: ['css', 'javascript'],
}

/**
 * Loads grammars and makes a highlighter of them. It knows these and no others, whatever was loaded before it: a text
 * gets the same colours from the build, which has seen other texts, and from a browser, which has not.
 *
 * Code is coloured with classes, never with style attributes: the content security policy forbids those. What would keep
 * a grammar busy for too long stays plain, and so does what comes after a great deal of code.
 *
 * @param languages those of one article, for which the highlighter is
 * @throws when a grammar cannot be loaded
 */
export async function highlighterFor(languages: readonly Grammar[]): Promise<Highlight> {
  const all = new Set(languages.flatMap((language) => [language, ...(COMPANIONS[language] ?? [])]))
  const loaded = await Promise.all(
    [...all].map(async (language) => [language, (await GRAMMARS[language]()).default] as const),
  )
  const lowlight = createLowlight(Object.fromEntries(loaded))
  let workLeft = MAX_WORK
  let codeLeft = MAX_CODE
  return (code, language) => {
    const work = highlightWork(code, language)
    if (work > workLeft || code.length > codeLeft) return [{ type: 'text', value: code }]
    workLeft -= work
    codeLeft -= code.length
    return lowlight
      .highlight(language, code)
      .children.flatMap((node) => (node.type === 'doctype' ? [] : [node]))
  }
}
