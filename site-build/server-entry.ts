import type { ArticleFile, PageContent } from '#app/lib/snapshot.ts'
import type { PreparedArticle } from '#app/lib/prepared-article.ts'

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
