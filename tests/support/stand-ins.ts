import { site } from '#tests/fixtures/abroad/site.ts'
import { type Counterpart, startCounterpart } from './github/counterpart.ts'
import { type Host, startHost } from './github/host.ts'
import { hostsInSite } from './github/live-site.ts'
import { ABROAD_ARTICLES } from './hosts/abroad-articles.ts'
import { gitlabAnswers } from './hosts/gitlab.ts'

/** What stands on this machine for the hosts of articles that the finished sites name. */
export type StandIns = {
  github: Counterpart
  gitlab: { host: Host; files: Map<string, string> }
  close: () => Promise<void>
}

export async function startStandIns(): Promise<StandIns> {
  const files = new Map(ABROAD_ARTICLES)
  const [github, host] = await Promise.all([
    startCounterpart(),
    startHost(gitlabAnswers('layla/notes', files)),
  ])
  return {
    github,
    gitlab: { host, files },
    close: async () => void (await Promise.all([github.close(), host.shut()])),
  }
}

/** The argument that makes Chromium find them where the sites look for those hosts. */
export function resolverRules({ github, gitlab }: StandIns): string {
  const { api, raw } = hostsInSite()
  const { articles } = site
  const places = [
    [api, github.api.address],
    [raw, github.raw.address],
    [(articles && 'address' in articles && articles.address) || '', gitlab.host.address],
  ] as const
  const rules = places.map(([from, to]) => `MAP ${new URL(from).host} ${new URL(to).host}`)
  return `--host-resolver-rules=${rules.join()}`
}
