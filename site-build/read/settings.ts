import type { HostedArticles } from '#article-host/article-host.ts'
import { onForgejo, onGithub, onGitlab } from '#article-host/hosts.ts'
import { type CheckedContent, wrongFields, withDefaults } from '#content/rules/site-content.ts'
import { fieldFindingsIn } from './yaml-file.ts'
import type { Settings } from '#site-build/model.ts'
import { besideSite, embeddedHost } from './articles-beside-site.ts'
import { ContentError } from './findings.ts'
import { OWNER_FILES } from './owner-files.ts'
import { siteWords } from './words/site-words.ts'

/** Environment variables that replace fields of the content file, for other hosts and for tests. */
const VARIABLES = [
  ['SITE_ADDRESS', 'address'],
  ['SITE_WORKS_OFFLINE', 'worksOffline'],
  ['SITE_ARTICLES_HOST', 'articles.host'],
  ['SITE_ARTICLES_ADDRESS', 'articles.address'],
  ['SITE_REPOSITORY', 'articles.repository'],
  ['SITE_API', 'articles.api'],
  ['SITE_RAW', 'articles.raw'],
] as const

/**
 * Checks the content and derives the settings: with the English words, without the owner's pages and theme.
 *
 * @throws ContentError with every wrong field
 */
export function readSettings(site: object, env: NodeJS.ProcessEnv, file = OWNER_FILES.site): Settings {
  const setVariables = VARIABLES.filter(([variable]) => env[variable])
  const changes = setVariables.map(([variable, field]) => {
    return { path: field.split('.'), value: trueOrFalse(env[variable]) }
  })
  const changedSite = changedContent(site, changes)
  const fieldFindings = wrongFields(changedSite)
  const findings = fieldFindingsIn(file, fieldFindings, changedSite).map((finding, index) => {
    const { field, message } = fieldFindings[index]!
    const replacement = setVariables.find(([, replacedField]) => replacedField === field)
    if (!replacement) return finding
    const [variable] = replacement
    return { message: `${variable} (environment variable): ${message}` }
  })
  if (findings.length > 0) throw new ContentError(findings)
  const content = withDefaults(changedSite)
  const address = new URL(content.address.endsWith('/') ? content.address : `${content.address}/`)
  return {
    content,
    address: address.href,
    base: address.pathname,
    articles: articleHost(content, address.pathname),
    articleServer: content.articles.host === 'github' ? 'https://github.com' : content.articles.address,
    pages: [],
    words: siteWords({}),
    tokens: new Map(),
  }
}

/** The settings of the same site when it reads its articles from this checkout instead of from their host. */
export function settingsOfCheckout(settings: Settings): Settings {
  return { ...settings, articles: besideSite(settings.articles, settings.base) }
}

/** Any other text stays, so that the rules report it where they expect true or false. */
function trueOrFalse(text: string | undefined): boolean | string | undefined {
  return text === 'true' || text === 'false' ? text === 'true' : text
}

function articleHost({ articles }: CheckedContent, base: string): HostedArticles {
  if (articles.repository === null) return embeddedHost(base)
  if (articles.host === 'gitlab') return onGitlab(articles.repository, articles.address)
  if (articles.host === 'forgejo') return onForgejo(articles.repository, articles.address)
  return onGithub(articles.repository, articles)
}

/** A new value for a field of `content/site.yaml`; `undefined` removes the field. */
export type Change = { path: readonly string[]; value: unknown }

/** A copy of content with new values. Groups of fields that are missing on the path of a field are added. */
export function changedContent(content: object, changes: readonly Change[]): Record<string, unknown> {
  const copy = structuredClone(content) as Record<string, unknown>
  for (const { path, value } of changes) {
    const field = path.at(-1)!
    let group = copy
    for (const name of path.slice(0, -1)) {
      group[name] ??= {}
      group = group[name] as Record<string, unknown>
    }
    if (value === undefined) delete group[field]
    else group[field] = value
  }
  return copy
}
