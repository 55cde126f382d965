import type { ElementContent } from 'hast'
import { createLowlight } from 'lowlight'
import { MAX_CODE_WORK, MAX_COLOURS } from '#markdown/limits.ts'
import { isDeeperThan, walkElements } from '#markdown/tree.ts'
import { grammarOf } from './languages.ts'
import { loadWithEmbedded } from './load-grammar.ts'

/** @returns the code as text and spans with classes; one text if its language (`codeLanguage`) is unknown */
export type Highlight = (code: string, language: string) => ElementContent[]

/** Levels of spans that a grammar may make, for example for templates within templates. */
const MAX_SPANS = 30

type Highlighter = ReturnType<typeof createLowlight>
/** Grammars take longer to compile than most code to colour, so a thread of the build compiles each once. */
const compiled = new Map<string, Highlighter>()

/** Loads a grammar with only those that it uses, so that a browser colours as the build does. */
async function load(grammar: string): Promise<void> {
  if (compiled.has(grammar)) return
  compiled.set(grammar, createLowlight(await loadWithEmbedded(grammar)))
}

/**
 * Letters, digits, white space and marks that many grammars read on from each of them, such as C++ when it looks for the bracket behind
 * a function's name. Measured with each mark between letters, in every grammar.
 */
const RUN_CHARACTERS = String.raw`\p{L}\p{N}_\s$&*\-`
/** Further marks that a grammar reads on from. */
const MORE_RUN_CHARACTERS: Readonly<Record<string, string>> = {
  ini: '.',
  dts: ',',
  livescript: '()/',
  markdown: '\\[',
  properties: '\\\\',
}
/** By the further characters, a search for runs of such characters, or of another mark again and again. */
const runSearches = new Map<string, RegExp>()

function runSearchFor(grammar: string): RegExp {
  const more = MORE_RUN_CHARACTERS[grammar] ?? ''
  const characters = RUN_CHARACTERS + more
  const search =
    runSearches.get(more) ??
    new RegExp(String.raw`[${characters}]+|(?<mark>[^${characters}])(?:\s*\k<mark>)+`, 'gu')
  runSearches.set(more, search)
  return search
}

/** The sum of the squares of the lengths of a code's runs: how much work its colours may take. */
function workOf(code: string, grammar: string): number {
  let work = 0
  for (const [run] of code.matchAll(runSearchFor(grammar))) work += run.length ** 2
  return work
}

/**
 * Makes a highlighter for one article. Code stays plain if its language is unknown, if its grammar fails, or if it needs more
 * colours or work than the article has left.
 */
export async function highlighterFor(languages: readonly string[]): Promise<Highlight> {
  const grammars = new Set(languages.map(grammarOf).filter((grammar) => grammar !== undefined))
  // The others still have colours if one cannot be loaded.
  await Promise.allSettled([...grammars].map(load))
  let coloursLeft = MAX_COLOURS
  let workLeft = MAX_CODE_WORK
  return (code, language) => {
    const plain: ElementContent[] = [{ type: 'text', value: code }]
    const grammar = grammarOf(language) ?? ''
    const lowlight = compiled.get(grammar)
    const work = lowlight ? workOf(code, grammar) : 0
    if (!lowlight || work > workLeft) return plain
    workLeft -= work
    try {
      const root = lowlight.highlight(grammar, code)
      if (isDeeperThan(root, MAX_SPANS)) return plain
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
