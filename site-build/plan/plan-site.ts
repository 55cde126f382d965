import type { ArticleIndex } from '#app/lib/articles/article-index.ts'
import type { RenderedFolder, Settings, Site } from '#site-build/model.ts'
import { ContentError } from '#site-build/read/findings.ts'
import { collectAliases, comparableAddress, siteAddresses } from './addresses/aliases.ts'
import { namePages, withStorableTexts } from './addresses/name-pages.ts'
import { pagesOf } from './pages.ts'
import { isPublished, publishedArticles } from './published-articles.ts'
import { textFindings } from './text-findings.ts'
import { projectArticleFindings } from './project-articles.ts'
import { servedFile } from './addresses/served-file.ts'

type PlanOptions = {
  /** The folder of the files that are served as they are. */
  publicFolder: string
  /** The time of the build, ms since 1970: articles of later days are hidden. */
  now: number
  /** The names of all files of a site that is planned except for its aliases (`siteFileNames`). */
  fileNames: (site: Site) => string[]
  /** Whether to report findings about the texts of drafts as well. */
  checksDrafts?: boolean
}

/**
 * Decides which pages and addresses a site has, and checks the links between them.
 *
 * @throws ContentError if a page of the owner has an address of the engine
 */
export function planSite(
  settings: Settings,
  rendered: RenderedFolder,
  ownPages: RenderedFolder,
  { publicFolder, now, fileNames, checksDrafts = false }: PlanOptions,
): Site {
  const { repository, embedded } = settings.articles
  const articles = embedded ? { ...rendered, articles: withStorableTexts(rendered.articles) } : rendered
  const listed = publishedArticles(articles.articles, repository, now, settings.content.lang)
  const { published, hidden, findings: ofTranslations } = listed
  const { earlierLists } = articles.source
  const index = { ...(embedded ? withoutHidden(listed.index) : listed.index), earlierLists }
  const ownPageFacts = ownPages.articles.map(({ facts }) => facts)
  const { pages, findings: ofNames } = namePages(
    pagesOf({ index, published, ownPages: ownPageFacts }, settings),
  )
  const site = { settings, articles, ownPages, published, hidden, index, pages }
  const withoutAliases: Site = { ...site, aliases: [], findings: [] }
  refuseTakenPages(withoutAliases, fileNames)

  const shown = articles.articles.filter((article) => isPublished(article, now))
  const isPublic = (path: string) => servedFile(publicFolder, path) !== undefined
  const { aliases, findings: ofAliases } = collectAliases(shown, fileNames(withoutAliases), isPublic)
  const writtenAliases = new Set(shown.flatMap(({ facts }) => facts.aliases ?? []).map(comparableAddress))
  // An alias that cannot forward has a finding already, so links to it need none.
  const isOnSite = (path: string) => isPublic(path) || writtenAliases.has(comparableAddress(path))
  const findings = [
    ...articles.source.findings,
    ...ownPages.source.findings,
    ...ofNames,
    ...textFindings(articles.articles, ownPages.articles, isOnSite, now, checksDrafts),
    ...ofTranslations,
    ...ofAliases,
    ...projectArticleFindings(settings.content, index),
  ]
  return { ...site, aliases, findings }
}

/** Leaves out the names of hidden articles. Only lists that are read live from a repository, which has these articles, need them to hide them. */
function withoutHidden(index: ArticleIndex): ArticleIndex {
  return { ...index, drafts: [], scheduled: [] }
}

/** @throws ContentError with every page of the owner that has the address of a page or a folder of the engine */
function refuseTakenPages(site: Site, fileNames: PlanOptions['fileNames']): void {
  const pages = site.pages.filter(({ content }) => content.page !== 'own')
  const engine = fileNames({ ...site, pages, ownPages: { ...site.ownPages, articles: [] } })
  const { owners } = siteAddresses(engine.filter((name) => /\.html$|\//.test(name)))
  const refused = site.ownPages.articles.filter(({ facts }) =>
    owners.has(comparableAddress(`${facts.name}.html`)),
  )
  const findings = refused.map(({ file, facts }) => {
    return { file, message: `expected a name that the site does not use itself, found "${facts.name}"` }
  })
  if (findings.length > 0) throw new ContentError(findings)
}
