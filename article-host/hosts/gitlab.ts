import type { HostedArticles } from '#article-host/article-host.ts'
import { GITLAB_LISTING_LIMIT } from '#article-host/read-gitlab-list.ts'
import { nameOfServer } from './name-of-server.ts'

/**
 * A project on GitLab: the repository tree and the raw file of its REST API (docs.gitlab.com, "Repositories API" and "Repository
 * files API"). Pages of other sites may read only addresses below `/api` (gitlab-org/gitlab, config/application.rb,
 * `Rack::Cors`; issue 16732). Pictures come from `/-/raw/`, which sends their content type.
 *
 * @param repository `group/…/name`; the API needs its slashes encoded ("REST API", "Namespaced paths")
 * @param server `https://gitlab.com` or another, without a slash at its end
 */
export function onGitlab(repository: string, server: string): HostedArticles {
  const api = `${server}/api/v4/projects/${encodeURIComponent(repository)}/repository`
  const page = `${server}/${repository}/-`
  return {
    name: nameOfServer(server),
    repository,
    list: `${api}/tree?path=articles&ref=main&per_page=100&page=`,
    listHasPages: true,
    listsAtMost: GITLAB_LISTING_LIMIT,
    text: `${api}/files/articles%2F{name}.md/raw?ref=main`,
    edit: `${page}/edit/main/articles/{name}.md`,
    files: `${page}/raw/main/`,
    pages: `${page}/blob/main/`,
    embedded: false,
  }
}
