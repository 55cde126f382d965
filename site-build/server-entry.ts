import type { FrontmatterProblem } from '#markdown/frontmatter/read-frontmatter.ts'
import type { Reference } from '#markdown/rendered-markdown.ts'
import type { ArticleFile, PageContent, SnapshotArticle } from '#app/lib/snapshot.ts'

export type { Reference }

/** One article, formatted, and what to check in it. Lines are those of the file, from 1. */
export type PreparedArticle = {
  article: SnapshotArticle
  problems: FrontmatterProblem[]
  /** Fields of the frontmatter without a meaning here. */
  unknown: string[]
  references: Reference[]
}

type RenderedPage = { html: string; title: string; description: string }

/** What `app/entry-server.tsx` gives to the build: the application itself never runs in the builder's own modules. */
export type ServerEntry = {
  /** Source text of the only inline script. */
  bootScript: string
  prepareArticle(file: ArticleFile): Promise<PreparedArticle>
  /** The order of the list. */
  newestFirst<T extends { name: string; date?: number }>(articles: readonly T[]): T[]
  /** The order in which one article leads to the next. */
  oldestFirst<T extends { name: string; date?: number }>(articles: readonly T[]): T[]
  renderPage(content: PageContent): Promise<RenderedPage>
}
