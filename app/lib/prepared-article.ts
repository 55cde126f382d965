import type { Formatted } from '#markdown/article.ts'
import type { ArticleFile, Article } from './article-index.ts'

/** One article, formatted, and what the build checks in it. Lines are those of the file, from 1. */
export type PreparedArticle = Pick<Formatted, 'problems' | 'unknown' | 'references'> & {
  article: Article
}

/** A file and what formatting made of its text. An article without a title has the file's name. */
export function preparedArticle(
  { name, sha, takenAt, changedAt = null }: ArticleFile,
  { title, description, minutes, facts, cover, body, problems, unknown, references }: Formatted,
): PreparedArticle {
  return {
    article: {
      ...{ name, sha, takenAt, changedAt, title: title ?? name, description, minutes, ...facts, body },
      ...(cover !== undefined && { cover }),
    },
    ...{ problems, unknown },
    references: references.map((reference) => ({ ...reference, to: reference.to || name })),
  }
}
