import type { HostedArticles } from '#article-host/article-host.ts'
import { nameOfServer } from './name-of-server.ts'

/**
 * A repository on Forgejo, such as Codeberg, or on Gitea. Both have the same API, which lists a folder in GitHub's format and
 * without a limit (codeberg.org/api/swagger, `repoGetContents` and `repoGetRawFile`; forgejo,
 * services/repository/files/content.go). Pages of other sites may read only the API, and only where the server allows it
 * (`[cors] ENABLED`).
 *
 * @param server `https://codeberg.org` or another, without a slash at its end
 */
export function onForgejo(repository: string, server: string): HostedArticles {
  const api = `${server}/api/v1/repos/${repository}`
  const page = `${server}/${repository}`
  return {
    name: nameOfServer(server),
    repository,
    list: `${api}/contents/articles?ref=main`,
    listHasPages: false,
    listsAtMost: null,
    text: `${api}/raw/articles/{name}.md?ref=main`,
    edit: `${page}/_edit/main/articles/{name}.md`,
    files: `${page}/raw/branch/main/`,
    pages: `${page}/src/branch/main/`,
    embedded: false,
  }
}
