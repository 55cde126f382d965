import type { Element } from 'hast'
import type { ArticleFile, PageContent, SnapshotArticle } from '#app/lib/snapshot.ts'

/** One thing to correct in an article, and its line of the file, from 1. */
export type Problem = { line: number; field: string | null; expected: string; found: string }

/** What an article says of itself, and what is wrong with how it says it. */
type FrontmatterReading = {
  problems: Problem[]
  /** Fields that mean nothing here. */
  unknown: string[]
}

/** What an article refers to (`markdown/context.ts`), its cover among it. */
export type Reference = {
  kind: 'article' | 'picture' | 'cover' | 'nowhere'
  /** The name of the article, or the address that the picture is read from; what leads nowhere as it is written. */
  to: string
  /** The destination as the text has it. */
  written: string
  /** The line of the file, from 1. */
  line: number | undefined
}

/** A formula as it is shown, and its line of the file, from 1. */
export type Formula = { shown: Element; line: number | undefined }

type RenderedPage = { html: string; title: string; description: string }

/** What `app/entry-server.tsx` gives to the build: the application itself never runs in the builder's own modules. */
export type ServerEntry = {
  /** Source text of the only inline script. */
  bootScript: string
  prepareArticle(
    file: ArticleFile,
    listeners?: {
      whenRefers?: (reference: Reference) => void
      whenFormula?: (shown: Element, line: number | undefined) => void
    },
  ): Promise<SnapshotArticle>
  /** The line of a field of frontmatter, from 1. */
  fieldLine(text: string, name: string): number
  takeFrontmatter(text: string): Promise<FrontmatterReading>
  /** What of an article is hardly what its author meant; `now` in ms since 1970. */
  articleSlips(text: string, now: number): Promise<Problem[]>
  /** The articles in the body of a directory listing, in natural order (LIST-4). */
  parseListing(body: unknown): { name: string }[]
  /** The order of the list. */
  newestFirst<T extends { name: string; date?: number }>(articles: readonly T[]): T[]
  /** The order in which one article leads to the next. */
  oldestFirst<T extends { name: string; date?: number }>(articles: readonly T[]): T[]
  renderPage(content: PageContent): Promise<RenderedPage>
}
