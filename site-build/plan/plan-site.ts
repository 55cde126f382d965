import type { RenderedFolder, Settings, Site } from '#site-build/model.ts'
import { aliasesOf, comparableAddress } from './aliases.ts'
import { pagesOf } from './pages.ts'
import { isPublished, publishedArticles, textFindings } from './published-articles.ts'
import { servedFile } from './served-file.ts'

type PlanOptions = {
  /** The folder of the files that are served as they are. */
  publicFolder: string
  /** The time of the build, ms since 1970: articles of later days are hidden. */
  now: number
  /** Whether to report findings about the texts of drafts as well. */
  checksDrafts?: boolean
}

/** Decides which pages and addresses a site has, and checks the links between them. */
export function planSite(
  settings: Settings,
  articles: RenderedFolder,
  ownPages: RenderedFolder,
  { publicFolder, now, checksDrafts = false }: PlanOptions,
): Site {
  const { repository, embedded } = settings.articles
  const isPublic = (path: string) => servedFile(publicFolder, path) !== undefined
  const shown = articles.articles.filter((article) => isPublished(article, now))
  const former = new Set(shown.flatMap(({ facts }) => facts.aliases ?? []).map(comparableAddress))
  const isOnSite = (path: string) => isPublic(path) || former.has(comparableAddress(path))
  const { index, published, hidden } = publishedArticles(articles.articles, repository, now)
  // In a repository, hidden articles are public and hidden by name; without one, nobody needs their names.
  const hiddenNames = embedded ? { drafts: [], scheduled: [] } : {}
  const publicIndex = { ...index, ...hiddenNames, earlierLists: articles.source.earlierLists }
  const own = ownPages.articles.map(({ facts }) => facts)
  const pages = pagesOf({ index: publicIndex, published, own }, settings)
  const files = pages.map(({ file }) => file)
  const { aliases, findings: ofAliases } = aliasesOf(shown, files, isPublic)
  const ofTexts = textFindings(articles.articles, ownPages.articles, isOnSite, now, checksDrafts)
  return {
    settings,
    articles,
    ownPages,
    published,
    hidden,
    index: publicIndex,
    pages,
    aliases,
    findings: [...articles.source.findings, ...ownPages.source.findings, ...ofTexts, ...ofAliases],
  }
}
