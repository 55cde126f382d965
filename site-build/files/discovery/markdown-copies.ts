import type { ArticleIndex, PublishedArticle } from '#app/lib/articles/article-index.ts'
import type { CheckedArticle } from '#site-build/articles/checks/check-article.ts'
import type { Settings } from '#site-build/read/settings.ts'
import type { SiteFile } from '#site-build/files/write-files.ts'
import type { ArticleSource } from '#site-build/source/article-source.ts'
import { withAbsoluteLinks } from './absolute-links.ts'
import { hasDocument } from '#site-build/files/documents/pages.ts'

/**
 * The articles that have a copy of their Markdown at `/blogs/<name>.md`, or of their plain text at `/blogs/<name>.txt`, with the
 * paths of these files below the site. An article that already has this address (`Notes.md`, from `Notes.md.md`) keeps it.
 *
 * @param names of all published articles
 * @returns name → path, not encoded
 */
export function markdownCopies(names: readonly string[], extension = 'md'): Map<string, string> {
  // Some hosts ignore case.
  const taken = new Set(names.map((name) => name.toLowerCase()))
  const free = names.filter((name) => hasDocument(name) && !taken.has(`${name}.${extension}`.toLowerCase()))
  return new Map(free.map((name) => [name, `blogs/${name}.${extension}`]))
}

/** The Markdown of each published article, with complete links. @param checked with the destinations of the links */
export function markdownFiles(
  { entries }: Pick<ArticleIndex, 'entries'>,
  source: Pick<ArticleSource, 'read'>,
  checked: readonly Pick<CheckedArticle, 'article' | 'destinations'>[],
  { articles, base, address }: Settings,
): SiteFile[] {
  const places = { ...articles, base }
  const copies = markdownCopies(entries.map(({ name }) => name))
  return checked.flatMap(({ article, destinations }): SiteFile[] => {
    const copy = copies.get(article.name)
    const make = () => withAbsoluteLinks(source.read(article), destinations, places, address)
    return copy === undefined ? [] : [[copy, make]]
  })
}

/** The plain text of each article, from which the search takes its lines of context. */
export function plainFiles(
  articles: readonly PublishedArticle[],
  linesOf: (article: PublishedArticle) => readonly string[],
): SiteFile[] {
  const copies = markdownCopies(
    articles.map(({ name }) => name),
    'txt',
  )
  return articles.flatMap((article): SiteFile[] => {
    const copy = copies.get(article.name)
    return copy === undefined ? [] : [[copy, () => linesOf(article).join('\n')]]
  })
}
