import { remoteOf } from '#site-build/source/remote.ts'

/**
 * Where hosts publish the site of a repository. On GitLab that is so while "Use unique domain" is off (docs.gitlab.com, "GitLab
 * Pages domain names"); Codeberg's are described at docs.codeberg.org, "Codeberg Pages".
 */
const PAGES = new Map([
  ['github.com', 'github.io'],
  ['gitlab.com', 'gitlab.io'],
  ['codeberg.org', 'codeberg.page'],
])

/**
 * Where the host of a repository publishes its site, if that has no domain of its own; null for a repository elsewhere.
 *
 * @param origin the address of the remote `origin`, in any form that git accepts; empty without one
 */
export function pagesAddress(origin: string): { host: string; owner: string; address: string } | null {
  const { host = '', path = '' } = remoteOf(origin) ?? {}
  const [owner = '', ...others] = path.split('/')
  const suffix = PAGES.get(host)
  if (suffix === undefined || others.length === 0) return null
  const repository = others.join('/')
  const domain = `${owner.toLowerCase()}.${suffix}`
  const isRoot = repository.toLowerCase() === domain || (host === 'codeberg.org' && repository === 'pages')
  return { host, owner, address: `https://${domain}/${isRoot ? '' : `${repository}/`}` }
}
