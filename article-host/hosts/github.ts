import type { HostedArticles } from '#article-host/article-host.ts'

/** GitHub lists 1,000 files of a folder at most, without a mark that there are more (OpenAPI, `repos/get-content`). */
const GITHUB_LISTING_LIMIT = 1_000

type GithubHosts = {
  /** Base of the REST API, without a slash at its end. */
  api: string
  /** Base of the raw-file host, without a slash at its end. */
  raw: string
}

/** A repository on GitHub: the contents API, which answers 404 to a slash at the end, and the host of raw files. */
export function onGithub(repository: string, { api, raw }: GithubHosts): HostedArticles {
  const page = `https://github.com/${repository}`
  return {
    name: 'GitHub',
    repository,
    list: `${api}/repos/${repository}/contents/articles`,
    listHasPages: false,
    listsAtMost: GITHUB_LISTING_LIMIT,
    text: `${raw}/${repository}/main/articles/{name}.md`,
    edit: `${page}/edit/main/articles/{name}.md`,
    files: `${raw}/${repository}/main/`,
    pages: `${page}/blob/main/`,
    embedded: false,
  }
}
