import type { LanguageFn } from 'highlight.js'
import { createLowlight } from 'lowlight'
import type { Highlight } from './abilities.ts'
import type { Grammar } from './code-language.ts'

/** The grammars, each a chunk of its own in the browser. */
const GRAMMARS: Record<Grammar, () => Promise<{ default: LanguageFn }>> = {
  bash: () => import('highlight.js/lib/languages/bash'),
  c: () => import('highlight.js/lib/languages/c'),
  cpp: () => import('highlight.js/lib/languages/cpp'),
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
  sql: () => import('highlight.js/lib/languages/sql'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  xml: () => import('highlight.js/lib/languages/xml'),
  yaml: () => import('highlight.js/lib/languages/yaml'),
}

const lowlight = createLowlight()

/**
 * Loads grammars, those that are not there yet. Code is coloured with classes, never with style attributes: the content
 * security policy forbids those.
 *
 * @throws when a grammar cannot be loaded
 */
export async function highlighterFor(languages: readonly Grammar[]): Promise<Highlight> {
  const missing = languages.filter((language) => !lowlight.registered(language))
  await Promise.all(
    missing.map(async (language) => {
      const { default: grammar } = await GRAMMARS[language]()
      lowlight.register(language, grammar)
    }),
  )
  return (code, language) =>
    lowlight.highlight(language, code).children.flatMap((node) => (node.type === 'doctype' ? [] : [node]))
}
