import type { HostedArticles } from './article-host.ts'
import { LISTING_LIMIT } from './read-list.ts'

/** What most hosts have in common. */
const MOST = { listHasPages: false, listsAtMost: LISTING_LIMIT, embedded: false }

/** A repository on GitHub: the contents API, which answers 404 to a slash at the end, and the host of raw files. */
export function onGithub(repository: string, { api, raw }: { api: string; raw: string }): HostedArticles {
  const page = `https://github.com/${repository}`
  return {
    name: 'GitHub',
    ...MOST,
    repository,
    list: `${api}/repos/${repository}/contents/articles`,
    text: `${raw}/${repository}/main/articles/{name}.md`,
    edit: `${page}/edit/main/articles/{name}.md`,
    files: `${raw}/${repository}/main/`,
    pages: `${page}/blob/main/`,
  }
}

/**
 * A project on GitLab, `group/…/name`: pages of other sites may read only addresses below `/api` (decision 23). Pictures come from
 * `/-/raw/`, which sends their content type.
 */
export function onGitlab(repository: string, server: string): HostedArticles {
  const api = `${server}/api/v4/projects/${encodeURIComponent(repository)}/repository`
  const page = `${server}/${repository}/-`
  return {
    name: nameOfServer(server),
    ...MOST,
    repository,
    list: `${api}/tree?path=articles&ref=main&per_page=100&page=`,
    listHasPages: true,
    text: `${api}/files/articles%2F{name}.md/raw?ref=main`,
    edit: `${page}/edit/main/articles/{name}.md`,
    files: `${page}/raw/main/`,
    pages: `${page}/blob/main/`,
  }
}

/**
 * A repository on Forgejo, such as Codeberg, or on Gitea: their API lists a folder in GitHub's format and without a limit. Pages of
 * other sites may read only the API, and only where the server allows it (decision 23).
 */
export function onForgejo(repository: string, server: string): HostedArticles {
  const api = `${server}/api/v1/repos/${repository}`
  const page = `${server}/${repository}`
  return {
    name: nameOfServer(server),
    ...MOST,
    repository,
    list: `${api}/contents/articles?ref=main`,
    listsAtMost: null,
    text: `${api}/raw/articles/{name}.md?ref=main`,
    edit: `${page}/_edit/main/articles/{name}.md`,
    files: `${page}/raw/branch/main/`,
    pages: `${page}/src/branch/main/`,
  }
}

const KNOWN: Record<string, string> = { 'gitlab.com': 'GitLab', 'codeberg.org': 'Codeberg' }

/** The name of a server for visitors: its brand, or else its host name. */
function nameOfServer(server: string): string {
  const { hostname } = new URL(server)
  return KNOWN[hostname] ?? hostname
}
