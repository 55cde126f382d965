import type { HostedArticles } from './article-host.ts'
import { LISTING_LIMIT } from './read-list.ts'

/** What most hosts have in common. */
const COMMON = { listHasPages: false, revalidatesList: false, listsAtMost: LISTING_LIMIT, embedded: false }

/** A repository on GitHub: the contents API, which answers 404 to a slash at the end, and the host of raw files. */
export function onGithub(repository: string, { api, raw }: { api: string; raw: string }): HostedArticles {
  const page = `https://github.com/${repository}`
  return {
    name: 'GitHub',
    ...COMMON,
    repository,
    list: `${api}/repos/${repository}/contents/articles`,
    text: `${raw}/${repository}/main/articles/{name}.md`,
    edit: `${page}/edit/main/articles/{name}.md`,
    files: `${raw}/${repository}/main/`,
    pages: `${page}/blob/main/`,
  }
}

/** A project on GitLab. Other sites may read only `/api` (decision 23); `/-/raw/` sends the content type of pictures. */
export function onGitlab(repository: string, server: string): HostedArticles {
  const api = `${server}/api/v4/projects/${encodeURIComponent(repository)}/repository`
  const page = `${server}/${repository}/-`
  return {
    name: nameOfServer(server),
    ...COMMON,
    repository,
    list: `${api}/tree?path=articles&ref=main&per_page=100&page=`,
    listHasPages: true,
    text: `${api}/files/articles%2F{name}.md/raw?ref=main`,
    edit: `${page}/edit/main/articles/{name}.md`,
    files: `${page}/raw/main/`,
    pages: `${page}/blob/main/`,
  }
}

/** A repository on Forgejo or Gitea, whose API has GitHub's format for a list. Other sites may read only the API (decision 23). */
export function onForgejo(repository: string, server: string): HostedArticles {
  const api = `${server}/api/v1/repos/${repository}`
  const page = `${server}/${repository}`
  return {
    name: nameOfServer(server),
    ...COMMON,
    repository,
    list: `${api}/contents/articles?ref=main`,
    listsAtMost: null,
    text: `${api}/raw/articles/{name}.md?ref=main`,
    edit: `${page}/_edit/main/articles/{name}.md`,
    files: `${page}/raw/branch/main/`,
    pages: `${page}/src/branch/main/`,
  }
}

const BRANDS: Record<string, string> = { 'gitlab.com': 'GitLab', 'codeberg.org': 'Codeberg' }

/** The name of a server for visitors: its brand, or else its host name. */
function nameOfServer(server: string): string {
  const { hostname } = new URL(server)
  return BRANDS[hostname] ?? hostname
}
