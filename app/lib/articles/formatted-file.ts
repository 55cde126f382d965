import type { Formatted } from '#markdown/article.ts'
import { dayOrTime } from '#markdown/frontmatter/day-or-time.ts'
import type { ArticleFile, Article } from './article-index.ts'

/** A formatted article, and the findings that the build checks. Lines count from 1. */
export type FormattedFile = Pick<
  Formatted,
  'findings' | 'unknown' | 'references' | 'destinations' | 'publications'
> & {
  article: Article
}

/** Combines a file with its formatted text. An article without a title gets the name of its file, and that may begin with a date. */
export function formattedFile(file: ArticleFile, formatted: Formatted): FormattedFile {
  const { name, sha, changedAt = null } = file
  const { title, facts, description, minutes, body, cover, ...checked } = formatted
  const date = dateOfName(name)
  const dateFacts = date === null ? {} : { date }
  const article: Article = {
    name,
    sha,
    changedAt,
    title: title ?? name,
    description,
    minutes,
    body,
    ...dateFacts,
    // A date of the frontmatter replaces that of the name.
    ...facts,
    cover,
  }
  // A link without a path leads to a heading of this article.
  const references = checked.references.map((reference) => ({ ...reference, to: reference.to || name }))
  return { ...checked, references, article }
}

/** The day at the beginning of a file's name, as Jekyll writes it, in ms since 1970; `null` without one. */
function dateOfName(name: string): number | null {
  const day = /^[\d-]{10}(?=-)/.exec(name)?.[0]
  return day === undefined ? null : dayOrTime(day)
}
