import type { Root } from 'mdast'
import { closestNames } from '#app/lib/closest-names.ts'
import type { Reference } from '#markdown/article.ts'
import { walkMarkdown } from '#markdown/tree.ts'
import { codeLanguage } from './code-info.ts'
import { grammarOf, languageNames } from './languages.ts'

/** Finds languages that have no colours, each with the known name that is closest to it, or with `text`. */
export function unknownLanguages(tree: Root): Reference[] {
  const unknown: Reference[] = []
  walkMarkdown(tree, (node) => {
    if (node.type !== 'code') return
    const written = codeLanguage(node.lang)
    if (written === '' || grammarOf(written) !== undefined) return
    const [closest = 'text'] = closestNames(written, languageNames())
    unknown.push({ kind: 'language', closest, written, line: node.position?.start.line })
  })
  return unknown
}
