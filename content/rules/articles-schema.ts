import * as v from 'valibot'
import { isPolicySource, record, textWith } from './fields.ts'

const hostAddress = (example: string) => textWith(isHostAddress, `an address such as "${example}"`)

const GITHUB = { api: 'https://api.github.com', raw: 'https://raw.githubusercontent.com' }

/** @param server the one that the owner means without an address */
const server = (address: string) => v.optional(hostAddress(address), address)

/** The name of a repository, or `null`. Hosts refuse names with `.git`, which is only part of the address to clone. */
function repository(pattern: RegExp, example: string) {
  const isName = (name: string) => pattern.test(name) && !/(^|\/)\.{1,2}($|\/)/.test(name)
  return v.optional(
    v.nullable(
      v.pipe(
        textWith(isName, `a repository such as "${example}", or none`),
        v.check((name) => !/\.git$/i.test(name), `"${example}" without ".git"`),
      ),
    ),
    null,
  )
}

/** Where articles are read from: the fields of each host. */
export const articles = v.variant(
  'host',
  [
    record({
      host: v.optional(v.literal('github'), 'github'),
      repository: repository(/^[A-Za-z0-9-]+\/[\w.-]+$/, 'owner/name'),
      /** GitHub's two hosts; tests replace them. */
      api: v.optional(hostAddress(GITHUB.api), GITHUB.api),
      raw: v.optional(hostAddress(GITHUB.raw), GITHUB.raw),
    }),
    record({
      host: v.literal('gitlab'),
      repository: repository(/^[\w.-]+(\/[\w.-]+)+$/, 'group/name'),
      address: server('https://gitlab.com'),
    }),
    record({
      /** Also for Gitea. */
      host: v.literal('forgejo'),
      repository: repository(/^[\w.-]+\/[\w.-]+$/, 'owner/name'),
      address: server('https://codeberg.org'),
    }),
  ],
  '"github", "gitlab" or "forgejo"',
)

function isHostAddress(address: string): boolean {
  return isPolicySource(address) && !address.endsWith('/')
}
