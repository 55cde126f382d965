import type { Formatted } from '#markdown/article.ts'
import type { ArticleFile, Article } from './article-index.ts'

/** A formatted article, and the findings that the build checks. Lines count from 1. */
export type FormattedFile = Pick<Formatted, 'problems' | 'unknown' | 'references' | 'destinations'> & {
  article: Article
}

/** Combines a file with its formatted text. An article without a title gets the name of its file. */
export function formattedFile(
  { name, sha, takenAt, changedAt = null }: ArticleFile,
  { title, facts, description, minutes, body, cover, ...checked }: Formatted,
): FormattedFile {
  const given = { name, sha, takenAt, changedAt, title: title ?? name, description, minutes, body }
  return {
    ...checked,
    references: checked.references.map((reference) => ({ ...reference, to: reference.to || name })),
    article: { ...given, ...facts, cover },
  }
}
