import type { BuildCache } from './build-cache.ts'
import type { RenderedArticle } from '#site-build/articles/article-threads.ts'

type Listed = { name: string; sha: string }
/** The facts of a rendered article, without its text. */
type KnownArticle = Omit<RenderedArticle, 'html'>

export type ArticleCache = {
  /** @returns `null` for an unknown article */
  read: (article: Listed) => KnownArticle | null
  /** The text as HTML of an article that this build has read or written. @throws Error when its file has changed since then */
  htmlOf: (article: Listed) => string
  /** The lines of such an article. @throws like `htmlOf` */
  linesOf: (article: Listed) => readonly string[]
  write: (article: Listed, rendered: RenderedArticle) => void
}

/**
 * Rendered articles, between the steps of a build and between builds. The first line of a file contains the facts of the article
 * as JSON, the rest is its text.
 *
 * @param settings a digest of the settings that the texts depend on
 */
export function articleCache(files: Pick<BuildCache, 'read' | 'write'>, settings: string): ArticleCache {
  const keyOf = ({ name, sha }: Listed) => ['article', settings, name, sha]
  const find = (article: Listed) => {
    const content = files.read(keyOf(article))
    return content && { content, end: content.indexOf('\n') }
  }
  const facts = ({ content, end }: NonNullable<ReturnType<typeof find>>) =>
    JSON.parse(content.toString('utf8', 0, end)) as KnownArticle
  const existing = (article: Listed) => {
    const found = find(article)
    if (!found) throw new Error(`build/cache: lost the text of articles/${article.name}.md. Build again.`)
    return found
  }
  return {
    read(article) {
      const found = find(article)
      return found && facts(found)
    },
    htmlOf(article) {
      const { content, end } = existing(article)
      return content.toString('utf8', end + 1)
    },
    linesOf: (article) => facts(existing(article)).lines,
    write(article, { html, ...known }) {
      files.write(keyOf(article), `${JSON.stringify(known)}\n${html}`)
    },
  }
}
