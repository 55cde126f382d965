import type { ElementContent } from 'hast'
import { createLowlight } from 'lowlight'
import { MAX_COLOURS } from '#markdown/limits.ts'
import { isDeeperThan, walkElements } from '#markdown/tree.ts'
import type { Grammar } from './code-info.ts'
import { COMPANIONS, loadGrammar } from './grammars.ts'

/** @returns the code as text and spans with classes */
export type Highlight = (code: string, language: Grammar) => ElementContent[]

type Lowlight = ReturnType<typeof createLowlight>

/** Levels of spans that a grammar may make, for example for templates within templates. */
const MAX_SPANS = 30

/** Grammars take longer to compile than most code to colour, so a thread of the build compiles each once. */
const compiled = new Map<Grammar, Lowlight>()

/** Loads a grammar with only its companions, so that a browser colours as the build does. */
async function load(language: Grammar): Promise<void> {
  if (compiled.has(language)) return
  const names = [language, ...(COMPANIONS[language] ?? [])]
  const grammars = await Promise.all(names.map(async (name) => [name, await loadGrammar(name)] as const))
  compiled.set(language, createLowlight(Object.fromEntries(grammars)))
}

/**
 * Loads grammars and makes a highlighter for one article. Colours are classes, because the content security policy forbids
 * style attributes. Code stays plain if its grammar fails, or if it needs more colours than the article has left.
 *
 * @throws when a grammar cannot be loaded
 */
export async function highlighterFor(languages: readonly Grammar[]): Promise<Highlight> {
  await Promise.all(languages.map(load))
  let coloursLeft = MAX_COLOURS
  return (code, language) => {
    const plain: ElementContent[] = [{ type: 'text', value: code }]
    try {
      const root = compiled.get(language)?.highlight(language, code)
      if (!root || isDeeperThan(root, MAX_SPANS)) return plain
      let colours = 0
      walkElements(root, () => {
        colours += 1
      })
      if (colours > coloursLeft) return plain
      coloursLeft -= colours
      return root.children.filter((node) => node.type !== 'doctype')
    } catch {
      return plain
    }
  }
}
