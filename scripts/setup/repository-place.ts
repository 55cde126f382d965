import { contentMistake } from '#content/rules/content-mistake.ts'
import type { Answers } from './fields.ts'

/** What `articles.host` calls the servers that are known by their names. */
const HOSTS = new Map([
  ['github.com', 'github'],
  ['gitlab.com', 'gitlab'],
  ['codeberg.org', 'forgejo'],
])
/** With a scheme (`https://…`, `ssh://git@…`), or as ssh has it (`git@host:owner/name`). */
const ADDRESS = /^(?:([a-z+]+):\/\/(?:[^@/]*@)?|[^@/]+@)(?:www\.)?([^:/]+)(:\d+)?[/:](.+)$/i

/**
 * What an answer says of where the articles are: `owner/name`, or any address of the repository, which also names the server.
 *
 * @throws Error for an unknown server without its kind
 */
export function repositoryPlace(
  { repository: answer = '', ...others }: Answers,
  presentHost = 'github',
): Answers {
  const [, scheme, name = '', port = '', path = answer] = ADDRESS.exec(answer.trim()) ?? []
  const repository = path.trim().replaceAll(/^\/|(\.git)?\/?$/g, '')
  if (name === '') return { repository }
  const known = HOSTS.get(name.toLowerCase())
  if (known !== undefined)
    return { repository, 'articles-address': '', ...(known !== presentHost && { 'articles-host': known }) }
  const host = others['articles-host'] ?? presentHost
  if (host !== 'gitlab' && host !== 'forgejo')
    throw contentMistake(
      `--repository: nobody knows what runs on ${name}. Add --articles-host gitlab, or --articles-host forgejo (for Gitea, too).`,
    )
  return {
    repository,
    'articles-host': host,
    'articles-address': `https://${name}${scheme === 'https' ? port : ''}`,
  }
}
