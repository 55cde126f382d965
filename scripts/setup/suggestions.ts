import { githubPagesOf } from '#site-build/hosting/github-pages.ts'
import type { Answers } from './fields.ts'

/**
 * Answers that the checkout knows: the owner's name from git, the account on GitHub, and where the host of the repository
 * publishes sites. On GitLab that is so while "Use unique domain" is off (docs.gitlab.com, "GitLab Pages domain names").
 *
 * @param origin the address of the remote `origin`, in any form that git accepts; empty without one
 */
export function suggestions(name: string, origin: string): Answers {
  const pages = githubPagesOf(origin)
  const address = pages?.address ?? otherPages(origin)
  return {
    ...(name !== '' && { name }),
    ...(pages && { github: pages.owner }),
    ...(address !== undefined && { address }),
  }
}

/** Codeberg's are described at docs.codeberg.org, "Codeberg Pages". */
function otherPages(origin: string): string | undefined {
  const [, server = '', owner = '', path = ''] =
    /\b(gitlab\.com|codeberg\.org)[/:]([^/]+)\/(.+?)(?:\.git)?\/?$/i.exec(origin) ?? []
  if (server === '') return undefined
  const host = `${owner}.${/^gitlab/i.test(server) ? 'gitlab.io' : 'codeberg.page'}`.toLowerCase()
  const isRoot = path.toLowerCase() === host || (path === 'pages' && host.endsWith('codeberg.page'))
  return `https://${host}/${isRoot ? '' : `${path}/`}`
}
