import type { Formatted } from '#markdown/article.ts'
import { dayOrTime } from '#markdown/frontmatter/day-or-time.ts'
import type { ArticleFile, FormattedArticle } from './article-index.ts'
import { tagKey } from './tags.ts'

/** A formatted article, and the findings that the build checks. Lines count from 1. */
export type FormattedFile = Pick<
  Formatted,
  'findings' | 'unknown' | 'references' | 'destinations' | 'publications' | 'fieldLines'
> & {
  article: FormattedArticle
}

/** Combines a file with its formatted text. An article without a title gets the name of its file, and that may begin with a date. */
export function formattedFile(file: ArticleFile, formatted: Formatted): FormattedFile {
  const { name, sha, changedAt = null, lang } = file
  const { title, facts, description, minutes, body, cover, ...checked } = formatted
  const date = dateOfName(name)
  const dateFacts = date === null ? {} : { date }
  const article: FormattedArticle = {
    name,
    sha,
    changedAt,
    title: title ?? name,
    description,
    minutes,
    body,
    ...dateFacts,
    ...(lang !== undefined && { lang }),
    // A date of the frontmatter replaces that of the name.
    ...facts,
    ...tagsOf(facts),
    cover,
  }
  // A link without a path leads to a heading of this article.
  const references = checked.references.map((reference) =>
    reference.kind === 'article' && reference.name === '' ? { ...reference, name } : reference,
  )
  return { ...checked, references, article }
}

/** The tags of an article. The list can be filtered by a series as by a tag, so its name is the last one. */
function tagsOf({ tags = [], series }: Pick<Formatted['facts'], 'tags' | 'series'>): { tags?: string[] } {
  const isTag = series === undefined || tags.some((tag) => tagKey(tag) === tagKey(series))
  const all = isTag ? tags : [...tags, series]
  return all.length === 0 ? {} : { tags: all }
}

/** The day at the beginning of a file's name, as Jekyll writes it, in ms since 1970; `null` without one. */
function dateOfName(name: string): number | null {
  const day = /^[\d-]{10}(?=-)/.exec(name)?.[0]
  return day === undefined ? null : dayOrTime(day)
}
