/** Reads the address of a remote in any form that git accepts: its host in lower case, and `owner/name`, or more parts on GitLab. */
export function remoteOf(address: string): { host: string; path: string } | null {
  const [, host, path] =
    /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?(?:www\.|ssh\.|altssh\.)?([^:/]+)(?::\d+)?[/:](.+?)(?:\.git)?\/?$/i.exec(
      address.trim(),
    ) ?? []
  return host !== undefined && path !== undefined ? { host: host.toLowerCase(), path } : null
}

/** An address, or a message that contains addresses, without the names and passwords in them. */
export function withoutLogin(text: string): string {
  return text.replaceAll(/\/\/\S*@/g, '//')
}

/**
 * Hosts with well-known names: their value of `articles.host`, and the domain on which they publish the sites of repositories. For
 * GitLab this requires that "Use unique domain" is off (docs.gitlab.com, "GitLab Pages domain names"); for Codeberg see
 * docs.codeberg.org, "Codeberg Pages".
 */
export const KNOWN_HOSTS = new Map([
  ['github.com', { kind: 'github', pages: 'github.io' }],
  ['gitlab.com', { kind: 'gitlab', pages: 'gitlab.io' }],
  ['codeberg.org', { kind: 'forgejo', pages: 'codeberg.page' }],
])

/** The address at which the host of a repository publishes its site, unless that has its own domain; `null` for other hosts. */
export function pagesAddress(origin: string): { host: string; owner: string; address: string } | null {
  const { host = '', path = '' } = remoteOf(origin) ?? {}
  const [owner = '', ...others] = path.split('/')
  const known = KNOWN_HOSTS.get(host)
  if (known === undefined || others.length === 0) return null
  const repository = others.join('/')
  const domain = `${owner.toLowerCase()}.${known.pages}`
  const isRoot = repository.toLowerCase() === domain || (host === 'codeberg.org' && repository === 'pages')
  return { host, owner, address: `https://${domain}/${isRoot ? '' : `${repository}/`}` }
}
