import type { Formatted } from '#markdown/article.ts'
import { dayOrTime } from '#markdown/frontmatter/day-or-time.ts'
import type { ArticleFile, Article } from './article-index.ts'

/** A formatted article, and the findings that the build checks. Lines count from 1. */
export type FormattedFile = Pick<Formatted, 'findings' | 'unknown' | 'references' | 'destinations'> & {
  article: Article
}

/** Combines a file with its formatted text. An article without a title gets the name of its file, and that may begin with a date. */
export function formattedFile(
  { name, sha, changedAt = null }: ArticleFile,
  { title, facts, description, minutes, body, cover, ...checked }: Formatted,
): FormattedFile {
  const given = { name, sha, changedAt, title: title ?? name, description, minutes, body }
  const date = dayOrTime(/^[\d-]{10}(?=-)/.exec(name)?.[0] ?? '')
  return {
    ...checked,
    references: checked.references.map((reference) => ({ ...reference, to: reference.to || name })),
    article: { ...given, ...(date !== null && { date }), ...facts, cover },
  }
}
