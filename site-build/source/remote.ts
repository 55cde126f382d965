/** `https://` in `https://me@host/path`, and `me@` there and in `me@host:path`. */
const SCHEME = /^[a-z+]+:\/\//i
const LOGIN = /^[^@/]*@/
/** The host, perhaps a port, and the path after `/` or `:`. */
const HOST_AND_PATH = /^([^:/]+)(?::\d+)?[/:](.+)$/s
/** Other names of the hosts of `KNOWN_HOSTS`. */
const HOST_PREFIX = /^(?:www|ssh|altssh)\./

/** Reads the address of a remote in any form that git accepts: its host in lower case, and `owner/name`, or more parts on GitLab. */
export function remoteOf(address: string): { host: string; path: string } | null {
  const afterLogin = address.trim().replace(SCHEME, '').replace(LOGIN, '')
  const match = HOST_AND_PATH.exec(afterLogin)
  if (!match) return null
  const host = match[1]!.toLowerCase().replace(HOST_PREFIX, '')
  const path = match[2]!.replace(/\/$/, '').replace(/\.git$/i, '')
  return path === '' ? null : { host, path }
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
  const remote = remoteOf(origin)
  if (remote === null) return null
  const { host, path } = remote
  const known = KNOWN_HOSTS.get(host)
  const [owner = '', ...repositoryParts] = path.split('/')
  if (known === undefined || repositoryParts.length === 0) return null
  const repository = repositoryParts.join('/')
  const domain = `${owner.toLowerCase()}.${known.pages}`
  const isNamedAsDomain = repository.toLowerCase() === domain
  const isPagesOfCodeberg = host === 'codeberg.org' && repository === 'pages'
  const sitePath = isNamedAsDomain || isPagesOfCodeberg ? '' : `${repository}/`
  return { host, owner, address: `https://${domain}/${sitePath}` }
}
