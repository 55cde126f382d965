import type { OwnPageLink } from '#app/lib/own-pages.ts'
import type { ArticleHosts } from '#github/hosts.ts'
import type { OwnWords, Words } from '#app/lib/language/english.ts'
import { checkSiteContent, type CheckedContent, type SiteContent } from '#content/rules/site-content.ts'
import { siteWords } from './words/site-words.ts'

export type Settings = {
  content: CheckedContent
  /** The site's address, with a slash at its end. */
  address: string
  /** The path part of the address, with a slash at both ends: Vite's `base`. */
  base: string
  articles: ArticleHosts
  /** The owner's own pages, in the order of the navigation. */
  pages: readonly OwnPageLink[]
  words: Words
}

/** Owner and repository in the paths of articles without a repository. */
const EMBEDDED = { owner: 'site', repo: 'site' } as const

/** Environment variables that override fields of the content file, for other hosts and for tests. */
const VARIABLES = new Map([
  ['address', 'SITE_ADDRESS'],
  ['worksOffline', 'SITE_WORKS_OFFLINE'],
  ['articles.repository', 'SITE_REPOSITORY'],
  ['articles.api', 'SITE_API'],
  ['articles.raw', 'SITE_RAW'],
])

/**
 * Checks the content and derives the settings. Empty variables are ignored.
 *
 * @param words of `content/words.ts`
 * @throws Error that names every field, variable or word to correct (see `checkSiteContent`, `siteWords`)
 */
export function readSettings(site: SiteContent, env: NodeJS.ProcessEnv, words: OwnWords = {}): Settings {
  const content = checkSiteContent(
    {
      ...site,
      address: env.SITE_ADDRESS || site.address,
      worksOffline: trueOrFalse(env.SITE_WORKS_OFFLINE) ?? site.worksOffline,
      articles: {
        ...site.articles,
        ...(env.SITE_REPOSITORY && { repository: env.SITE_REPOSITORY }),
        ...(env.SITE_API && { api: env.SITE_API }),
        ...(env.SITE_RAW && { raw: env.SITE_RAW }),
      },
    },
    new Map([...VARIABLES].filter(([, variable]) => env[variable])),
  )
  const address = new URL(content.address.endsWith('/') ? content.address : `${content.address}/`)
  return {
    content,
    address: address.href,
    base: address.pathname,
    articles: articleHosts(content, address.pathname),
    pages: [],
    words: siteWords(words),
  }
}

/** The same site, which reads its articles from this checkout instead of from GitHub. */
export function settingsOfCheckout(settings: Settings): Settings {
  return { ...settings, articles: { ...settings.articles, ...hostsBeside(settings.base) } }
}

function hostsBeside(base: string) {
  return { api: `${base}github/api`, raw: `${base}github/raw` }
}

/** @returns other texts unchanged, so that the check rejects them */
function trueOrFalse(text: string | undefined): boolean | string | undefined {
  if (text === 'true' || text === 'false') return text === 'true'
  return text || undefined
}

function articleHosts({ articles }: CheckedContent, base: string): ArticleHosts {
  const [owner, repo] = articles.repository?.split('/') ?? []
  if (!owner || !repo) return { ...EMBEDDED, ...hostsBeside(base), embedded: true }
  return { api: articles.api, raw: articles.raw, owner, repo, embedded: false }
}
