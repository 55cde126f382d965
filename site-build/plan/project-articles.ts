import type { ArticleIndex } from '#app/lib/articles/article-index.ts'
import { closestNames } from '#app/lib/closest-names.ts'
import type { CheckedContent } from '#content/rules/site-content.ts'
import type { Finding } from '#site-build/model.ts'
import { OWNER_FILES } from '#site-build/read/owner-files.ts'
import { fieldFindingsIn } from '#site-build/read/yaml-file.ts'

/** Finds projects whose `article` has no page, so that "Read how" would lead to a failure. */
export function projectArticleFindings(
  { projects }: Pick<CheckedContent, 'projects'>,
  {
    entries,
    translations = [],
    drafts = [],
    scheduled = [],
  }: Pick<ArticleIndex, 'entries' | 'translations' | 'drafts' | 'scheduled'>,
): Finding[] {
  const names = [...entries, ...translations].map(({ name }) => name)
  const hidden = new Set([...drafts, ...scheduled.map(({ name }) => name)])
  const findings = projects.flatMap(({ article }, index) => {
    if (article === undefined || names.includes(article)) return []
    return { field: `projects.${index}.article`, message: messageForMissing(article, names, hidden) }
  })
  return fieldFindingsIn(OWNER_FILES.site, findings, { projects })
}

/** Why an owner's file cannot name this article, and what to do: the name that is likely meant, if there is one. */
export function messageForMissing(
  article: string,
  names: readonly string[],
  hidden: ReadonlySet<string>,
): string {
  const expected = 'expected the name of a published article'
  if (hidden.has(article))
    return `${expected}, found a draft or a scheduled one: "${article}" (publish it, or leave this out)`
  const withoutExtension = article.replace(/\.md$/, '')
  if (names.includes(withoutExtension)) return `${expected} without ".md": "${withoutExtension}"`
  const close = closestNames(article, names).map((name) => `"${name}"`)
  const cure = close.length === 0 ? 'write it, or leave this out' : `close: ${close.join(', ')}`
  return `${expected}, found none of the name "${article}" (${cure})`
}
