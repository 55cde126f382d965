import type { ArticleHost, HostedArticles } from '#article-host/article-host.ts'
import { onGithub } from '#article-host/hosts.ts'

/** The same repository, served by files of the site under GitHub's paths. */
export function besideSite(host: HostedArticles, base: string): HostedArticles {
  const { list, text, files } = onGithub(host.repository, {
    api: `${base}github/api`,
    raw: `${base}github/raw`,
  })
  return { ...host, list, listHasPages: false, revalidatesList: true, listsAtMost: null, text, files }
}

/** The host of articles that are in no repository. @param base the path of the site */
export function embeddedHost(base: string): HostedArticles {
  const host = onGithub('site/site', { api: '', raw: '' })
  return { ...besideSite(host, base), edit: null, pages: null, embedded: true }
}

/** Whether the articles are files of the site: of an embedded host, or of a checkout in development. */
export function isBesideSite({ list }: ArticleHost, base: string): boolean {
  return list.startsWith(base)
}
