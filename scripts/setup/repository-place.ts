import { contentMistake } from '#site-build/read/warnings/content-mistake.ts'
import { KNOWN_HOSTS } from '#site-build/files/hosting/pages-address.ts'
import { remoteOf } from '#site-build/source/remote.ts'
import type { Answers } from './fields.ts'

/**
 * Reads the place of the articles from an answer: `owner/name`, or any address of the repository, which also names the server.
 *
 * @throws ContentMistake for an unknown server without its kind
 */
export function repositoryPlace(
  { repository: answer = '', ...others }: Answers,
  presentHost = 'github',
): Answers {
  const remote = /[@:]/.test(answer) ? remoteOf(answer) : null
  if (!remote) return { repository: answer }
  const { host: name, path: repository } = remote
  const known = KNOWN_HOSTS.get(name)?.kind
  if (known !== undefined)
    return { repository, 'articles-address': '', ...(known !== presentHost && { 'articles-host': known }) }
  const host = others['articles-host'] ?? presentHost
  if (host !== 'gitlab' && host !== 'forgejo')
    throw contentMistake(
      `--repository: expected a repository on ${[...KNOWN_HOSTS.keys()].join(', ')}, found one on ${name}. Add --articles-host gitlab, or --articles-host forgejo (also for Gitea).`,
    )
  const address = /^https:/i.test(answer) ? new URL(answer).origin : `https://${name}`
  return { repository, 'articles-host': host, 'articles-address': address }
}
