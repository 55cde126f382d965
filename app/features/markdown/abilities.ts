import type { ElementContent } from 'hast'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { codeLanguage, type Grammar } from './code-language.ts'

/** @returns the code as text and spans with classes */
export type Highlight = (code: string, language: Grammar) => ElementContent[]

/** What only some texts need, as ways to load it: in the browser each is a chunk of its own. */
export type Abilities = {
  /** Colours code in these languages; without it code is plain. */
  highlighter?: (languages: readonly Grammar[]) => Promise<Highlight>
}

/** The abilities that one text needs, loaded. */
export type Tools = { highlight?: Highlight | undefined }

/**
 * Loads what a text needs, and nothing else. An ability is a comfort: one that cannot be loaded is done without.
 *
 * @param tree the text, parsed
 */
export async function toolsFor(tree: Root, { highlighter }: Abilities): Promise<Tools> {
  const languages = languagesIn(tree)
  const highlight = languages.length > 0 ? highlighter?.(languages) : undefined
  return { highlight: await highlight?.catch(() => undefined) }
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
