import type { ViteDevServer } from 'vite'
import { articlePath } from '#github/article-name.ts'
import type { Article } from '#app/lib/article-index.ts'
import { articlesAddress } from '#site-build/documents/embedded-github.ts'
import { fileOf } from '#site-build/articles/check-article.ts'
import { type PublishedArticles, publishedArticles } from '#site-build/articles/published-articles.ts'
import { textOf, type Warn, type Warning } from '#site-build/articles/warnings.ts'
import { placePictures } from '#site-build/images/place-pictures.ts'
import type { PreparedArticle } from '#app/lib/prepared-article.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import type { Settings } from '#site-build/settings.ts'
import { readCheckout } from '#site-build/source/checkout.ts'

/** The application and the articles as they are at this moment. */
export type DevelopedArticles = {
  entry: ServerEntry
  /** All articles that have a page here. Drafts follow the others, and are in no list. */
  site: Pick<PublishedArticles, 'index' | 'articles'>
}
export type ReadDeveloped = () => Promise<DevelopedArticles>

/**
 * Reads the articles of a folder for the development server, formats those that have changed, and gives each warning of the
 * build once, as soon as there is a reason for it. Drafts are checked like articles.
 *
 * @param folder the folder `articles`
 */
export function developedArticles(
  server: Pick<ViteDevServer, 'ssrLoadModule' | 'resolvedUrls'>,
  folder: string,
  { articles: hosts, base }: Settings,
  warn: Warn,
): ReadDeveloped {
  const remembered = new WeakMap<ServerEntry, ServerEntry['prepareArticle']>()
  let given: ReadonlySet<string> = new Set()

  /** An edit of the application makes another module, and formats everything again. */
  function prepareWith(entry: ServerEntry): ServerEntry['prepareArticle'] {
    const prepare = remembered.get(entry) ?? rememberPrepared((file) => entry.prepareArticle(file))
    remembered.set(entry, prepare)
    return prepare
  }

  function draftWarning({ name }: Article): Warning {
    const site = server.resolvedUrls?.local[0] ?? base
    const page = site.slice(0, -1) + articlePath(name)
    return { file: fileOf(name), message: `not on the built site; here its page is ${page}` }
  }

  return async () => {
    const entry = (await server.ssrLoadModule('/app/entry-server.tsx')) as ServerEntry
    const files = await readCheckout(folder)
    const application = { ...entry, prepareArticle: prepareWith(entry) }
    const repository = `${hosts.owner}/${hosts.repo}`
    const published = await publishedArticles(files, application, repository, { checksDrafts: true })
    const { index, drafts, references } = published
    const places = { articlesBase: articlesAddress(hosts), copiesBase: null, embedded: hosts.embedded }
    const shown = [...published.articles, ...drafts]
    const { articles, warnings } = await placePictures(shown, files.pictures, places, references)
    const all = [...drafts.map(draftWarning), ...published.warnings, ...warnings]
    const texts = new Map(all.map((warning) => [textOf(warning), warning]))
    for (const [text, warning] of texts) if (!given.has(text)) warn(warning)
    given = new Set(texts.keys())
    return { entry, site: { index, articles } }
  }
}

/** Formats an article only when its text (its git blob id) is another one than the last time. */
function rememberPrepared(prepare: ServerEntry['prepareArticle']): ServerEntry['prepareArticle'] {
  const last = new Map<string, { sha: string; prepared: Promise<PreparedArticle> }>()
  return async (file) => {
    const { name, sha, takenAt, changedAt = null } = file
    const known = last.get(name)
    const preparing = known?.sha === sha ? known.prepared : prepare(file)
    last.set(name, { sha, prepared: preparing })
    // The next call tries again.
    preparing.catch(() => last.delete(name))
    const prepared = await preparing
    // The times are those of this reading.
    return { ...prepared, article: { ...prepared.article, takenAt, changedAt } }
  }
}
