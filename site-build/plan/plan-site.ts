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
  const isPublic = (path: string) => servedFile(publicFolder, path) !== undefined
  const shown = articles.articles.filter((article) => isPublished(article, now))
  const former = new Set(shown.flatMap(({ facts }) => facts.aliases ?? []).map(comparableAddress))
  const isOnSite = (path: string) => isPublic(path) || former.has(comparableAddress(path))
  const { lang } = settings.content
  const listed = publishedArticles(articles.articles, repository, now, lang)
  const { index, published, hidden, findings: ofTranslations } = listed
  // In a repository, hidden articles are public and hidden by name; without one, nobody needs their names.
  const hiddenNames = embedded ? { drafts: [], scheduled: [] } : {}
  const publicIndex = { ...index, ...hiddenNames, earlierLists: articles.source.earlierLists }
  const ownPageFacts = ownPages.articles.map(({ facts }) => facts)
  const { pages, findings: ofNames } = namePages(
    pagesOf({ index: publicIndex, published, own: ownPageFacts }, settings),
  )
  const site = { settings, articles, ownPages, published, hidden, index: publicIndex, pages }
  const withoutAliases: Site = { ...site, aliases: [], findings: [] }
  refuseTakenPages(withoutAliases, fileNames)
  const { aliases, findings: ofAliases } = collectAliases(shown, fileNames(withoutAliases), isPublic)
  const ofTexts = textFindings(articles.articles, ownPages.articles, isOnSite, now, checksDrafts)
  const ofSources = [...articles.source.findings, ...ownPages.source.findings]
  const ofProjects = projectArticleFindings(settings.content, publicIndex)
  const findings = [...ofSources, ...ofNames, ...ofTexts, ...ofTranslations, ...ofAliases, ...ofProjects]
  return { ...site, aliases, findings }
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
