import type { Article, ArticleIndex } from '#app/lib/articles/article-index.ts'
import { inOrder } from '#github/listing.ts'
import type { Reference } from '#markdown/article-places.ts'
import type { PreparedArticle } from '#app/lib/articles/prepared-article.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import type { ArticleSource } from '#site-build/source/article-source.ts'
import { brokenLinks } from './broken-links.ts'
import { checkArticle } from './check-article.ts'
import { withNeighbours } from './neighbours.ts'
import { unknownFields } from './unknown-fields.ts'
import type { Warning } from './warnings.ts'

/** What an article refers to, by its name. */
export type References = ReadonlyMap<string, readonly Reference[]>

/** The articles of the site. Pages, lists, feeds and copies all start from here (SAVE-1). */
export type PublishedArticles = {
  /** What the list says, newest first, and the names of drafts. */
  index: ArticleIndex
  /** Oldest first, each with its neighbours. */
  articles: Article[]
  /** Only the development server shows them. */
  drafts: Article[]
  references: References
  warnings: Warning[]
}

type Application = Pick<ServerEntry, 'newestFirst' | 'oldestFirst' | 'prepareArticle'>

/**
 * Formats and checks every article. Drafts, and articles whose frontmatter has an error, are left out.
 *
 * @param repository `owner/name`
 * @param options.checksDrafts whether to check the texts of drafts like those of articles, for the development server
 */
export async function publishedArticles(
  { articles: found, takenAt }: Pick<ArticleSource, 'articles' | 'takenAt'>,
  { newestFirst, oldestFirst, prepareArticle }: Application,
  repository: string,
  { checksDrafts = false } = {},
): Promise<PublishedArticles> {
  const prepared: PreparedArticle[] = await Promise.all(
    inOrder(found).map(({ name, bytes, sha, changedAt }) =>
      prepareArticle({ name, text: new TextDecoder().decode(bytes), sha, takenAt, changedAt }),
    ),
  )

  const all = prepared.map(checkArticle)
  const draftNames = new Set(all.filter(({ isDraft }) => isDraft).map(({ name }) => name))
  const checked = checksDrafts ? all : all.filter(({ isDraft }) => !isDraft)
  const whole = prepared.map(({ article }) => article)
  const articles = whole.filter(({ name }) => !draftNames.has(name))
  return {
    index: {
      ...{ repository, takenAt, drafts: [...draftNames] },
      entries: newestFirst(articles).map(entryOf),
    },
    articles: withNeighbours(oldestFirst(articles)),
    drafts: whole.filter(({ name }) => draftNames.has(name)),
    references: new Map(checked.map(({ name, references }) => [name, references])),
    warnings: [
      ...all.flatMap(({ frontmatterWarnings }) => frontmatterWarnings),
      ...checked.flatMap(({ textWarnings }) => textWarnings),
      ...brokenLinks(checked, draftNames),
      ...unknownFields(all),
    ],
  }
}

/** What the list says about an article. */
function entryOf({
  body: _body,
  takenAt: _takenAt,
  cover: _cover,
  canonical: _canonical,
  ...entry
}: Article) {
  return entry
}
