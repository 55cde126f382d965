import { FRONTMATTER } from '#markdown/frontmatter/frontmatter.ts'
import { closestNames } from '#app/lib/closest-names.ts'
import type { Warning } from '#site-build/warnings/warning.ts'
import type { CheckedArticle } from './check-article.ts'

/**
 * One warning for each unknown name of a field, at its first place: it may be misspelt, or other tools may need it in every
 * article.
 *
 * @param known fields of these texts that articles do not have
 */
export function unknownFields(
  texts: readonly Pick<CheckedArticle, 'file' | 'unknownFields'>[],
  known: readonly string[] = [],
): Warning[] {
  const places = new Map<string, { file: string; line: number }[]>()
  for (const { file, unknownFields: fields } of texts)
    for (const { name, line } of fields.filter((field) => !known.includes(field.name)))
      places.set(name, [...(places.get(name) ?? []), { file, line }])
  return [...places].map(([name, [first, ...others]]) => {
    const [close] = closestNames(name, [...Object.keys(FRONTMATTER.entries), ...known])
    const hint = close === undefined ? '' : `; close: ${close}`
    const more = others.length === 0 ? '' : ` (and in ${others.length} more)`
    return { ...first, message: `${name}: no field of this name is known${hint}${more}` }
  })
}
