import type { SearchedPage } from '#app/lib/own-pages.ts'
import type { HostedArticles } from '#article-host/article-host.ts'
import { onForgejo } from '#article-host/hosts/forgejo.ts'
import { onGithub } from '#article-host/hosts/github.ts'
import { onGitlab } from '#article-host/hosts/gitlab.ts'
import type { OwnWords, Words } from '#app/lib/language/english.ts'
import { checkSiteContent, type CheckedContent, type SiteContent } from '#content/rules/site-content.ts'
import { besideSite, embeddedHost } from './documents/articles-beside-site.ts'
import { siteWords } from './words/site-words.ts'

export type Settings = {
  content: CheckedContent
  /** The site's address, with a slash at its end. */
  address: string
  /** The path part of the address, with a slash at both ends: Vite's `base`. */
  base: string
  articles: HostedArticles
  /** Where the repository is cloned from, without a slash at its end. */
  articleServer: string
  /** The owner's own pages, in the order of the navigation. */
  pages: readonly SearchedPage[]
  words: Words
}

/** By the field of `articles` that they override. */
const ARTICLE_VARIABLES = [
  ['host', 'SITE_ARTICLES_HOST'],
  ['address', 'SITE_ARTICLES_ADDRESS'],
  ['repository', 'SITE_REPOSITORY'],
  ['api', 'SITE_API'],
  ['raw', 'SITE_RAW'],
] as const

/** Environment variables that override fields of the content file, for other hosts and for tests. */
const VARIABLES = new Map([
  ['address', 'SITE_ADDRESS'],
  ['worksOffline', 'SITE_WORKS_OFFLINE'],
  ...ARTICLE_VARIABLES.map(([field, name]) => [`articles.${field}`, name] as const),
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
        ...Object.fromEntries(
          ARTICLE_VARIABLES.flatMap(([field, name]) => (env[name] ? [[field, env[name]]] : [])),
        ),
      },
    },
    new Map(
      [...VARIABLES]
        .filter(([, variable]) => env[variable])
        .map(([field, variable]) => [field, `${variable} (environment)`]),
    ),
  )
  const address = new URL(content.address.endsWith('/') ? content.address : `${content.address}/`)
  return {
    content,
    address: address.href,
    base: address.pathname,
    articles: articleHost(content, address.pathname),
    articleServer: content.articles.host === 'github' ? 'https://github.com' : content.articles.address,
    pages: [],
    words: siteWords(words),
  }
}

/** The same site, which reads its articles from this checkout instead of from their host. */
export function settingsOfCheckout(settings: Settings): Settings {
  return { ...settings, articles: besideSite(settings.articles, settings.base) }
}

/** @returns other texts unchanged, so that the check rejects them */
function trueOrFalse(text: string | undefined): boolean | string | undefined {
  if (text === 'true' || text === 'false') return text === 'true'
  return text || undefined
}

function articleHost({ articles }: CheckedContent, base: string): HostedArticles {
  if (articles.repository === null) return embeddedHost(base)
  if (articles.host === 'gitlab') return onGitlab(articles.repository, articles.address)
  if (articles.host === 'forgejo') return onForgejo(articles.repository, articles.address)
  return onGithub(articles.repository, articles)
}
