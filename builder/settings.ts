import type { ArticleHosts } from '#app/shared/article-hosts.ts'
import { checkSiteContent, type SiteContent } from '#content/site-content.ts'

/** What the build needs to know, derived once from the content file. */
export type Settings = {
  content: SiteContent
  /** The site's address, with a slash at its end. */
  address: string
  /** The path part of the address, with a slash at both ends: Vite's `base`. */
  base: string
  articles: ArticleHosts
}

/** Owner and repository in the paths of the embedded default, where there is no repository. */
const EMBEDDED = { owner: 'site', repo: 'site' } as const

/**
 * Checks the content and derives the settings. Environment variables stand in for the fields of the same name, for hosting
 * one build elsewhere and for tests: SITE_ADDRESS, SITE_WORKS_OFFLINE, SITE_REPOSITORY, SITE_API, SITE_RAW.
 *
 * @throws Error that names every field to correct (see `checkSiteContent`), or the variable
 */
export function readSettings(site: SiteContent, env: NodeJS.ProcessEnv): Settings {
  const content = checkSiteContent({
    ...site,
    address: env.SITE_ADDRESS ?? site.address,
    worksOffline: trueOrFalse('SITE_WORKS_OFFLINE', env) ?? site.worksOffline,
    articles: {
      repository: env.SITE_REPOSITORY ?? site.articles.repository,
      api: env.SITE_API ?? site.articles.api,
      raw: env.SITE_RAW ?? site.articles.raw,
    },
  })
  const address = new URL(content.address.endsWith('/') ? content.address : `${content.address}/`)
  return {
    content,
    address: address.href,
    base: address.pathname,
    articles: articleHosts(content, address.pathname),
  }
}

/** The same site with its articles read from this checkout, at addresses of its own, whatever their repository has. */
export function settingsOfCheckout(settings: Settings): Settings {
  return { ...settings, articles: { ...settings.articles, ...hostsBeside(settings.base) } }
}

/** The addresses below the site that stand for GitHub's two hosts. */
function hostsBeside(base: string) {
  return { api: `${base}github/api`, raw: `${base}github/raw` }
}

/** @returns undefined where the variable is not set */
function trueOrFalse(name: string, env: NodeJS.ProcessEnv): boolean | undefined {
  const found = env[name]
  if (found === undefined || found === '') return undefined
  if (found === 'true' || found === 'false') return found === 'true'
  throw new Error(`${name}: expected true or false, found "${found}"`)
}

function articleHosts({ articles }: SiteContent, base: string): ArticleHosts {
  const [owner, repo] = articles.repository?.split('/') ?? []
  if (!owner || !repo) return { ...EMBEDDED, ...hostsBeside(base), embedded: true }
  return { api: articles.api, raw: articles.raw, owner, repo, embedded: false }
}
