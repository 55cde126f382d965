import { ABROAD_ARTICLES, GITHUB_IN_SITE } from '#tests/support/site/seeds.ts'
import { type GithubHosts, startGithubHosts } from './github/github-hosts.ts'
import { gitlabAnswers } from '#tests/support/hosts/other-hosts.ts'
import { type Host, startHost } from './hosts/start-host.ts'
import { abroadSite as site } from '#tests/fixtures/site.ts'

/** The hosts of articles that the finished sites call, on this machine. */
export type ArticleHosts = {
  github: GithubHosts
  gitlab: { host: Host; files: Map<string, string> }
  close: () => Promise<void>
}

/** Starts GitHub, without a repository, and GitLab with the Arabic articles. */
export async function startArticleHosts(): Promise<ArticleHosts> {
  const files = new Map(ABROAD_ARTICLES)
  const [github, host] = await Promise.all([
    startGithubHosts(),
    startHost(gitlabAnswers('layla/notes', files)),
  ])
  return {
    github,
    gitlab: { host, files },
    close: async () => void (await Promise.all([github.close(), host.cut()])),
  }
}

/** The argument that makes Chromium resolve the addresses in the sites to these hosts. */
export function resolverRules({ github, gitlab }: ArticleHosts): string {
  const { articles } = site
  const addresses = [
    [GITHUB_IN_SITE.api, github.api.address],
    [GITHUB_IN_SITE.raw, github.raw.address],
    [(articles && 'address' in articles && articles.address) || '', gitlab.host.address],
  ] as const
  const rules = addresses.map(([from, to]) => `MAP ${new URL(from).host} ${new URL(to).host}`)
  return `--host-resolver-rules=${rules.join()}`
}
