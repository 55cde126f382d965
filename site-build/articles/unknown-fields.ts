import { type CheckedArticle, fileOf } from './check-article.ts'
import type { Warning } from './warnings.ts'

/** One warning for all articles together, because other tools may need such fields. */
export function unknownFields(articles: readonly CheckedArticle[]): Warning[] {
  const files = new Map<string, string[]>()
  for (const { name, unknownFields: fields } of articles) {
    for (const field of fields) files.set(field, [...(files.get(field) ?? []), fileOf(name)])
  }
  if (files.size === 0) return []
  const fields = [...files].map(([field, [first, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : ''
    return `${field} (${first}${more})`
  })
  return [{ message: `Unknown fields of frontmatter, which are ignored: ${fields.toSorted().join(', ')}` }]
}
