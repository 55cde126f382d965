import { FRONTMATTER } from '#markdown/frontmatter/frontmatter.ts'
import { closestNames } from '#app/lib/closest-names.ts'
import { type CheckedArticle, fileOf } from './check-article.ts'
import type { Warning } from './warnings.ts'

/** One warning for all articles together, because other tools may need such fields. A field may also be a misspelt one. */
export function unknownFields(articles: readonly CheckedArticle[]): Warning[] {
  const files = new Map<string, string[]>()
  for (const { article, unknownFields: fields } of articles) {
    for (const field of fields) files.set(field, [...(files.get(field) ?? []), fileOf(article.name)])
  }
  if (files.size === 0) return []
  const fields = [...files].map(([field, [first, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : ''
    const [close] = closestNames(field, Object.keys(FRONTMATTER.entries))
    return `${field} (${first}${more}${close === undefined ? '' : `; close: ${close}`})`
  })
  return [{ message: `Unknown fields of frontmatter, which are ignored: ${fields.toSorted().join(', ')}` }]
}
