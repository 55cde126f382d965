import * as v from 'valibot'
import { isHttpsAddress, isPolicySource, record, text, textWith } from './fields.ts'

/** Only the origin of an address goes into the content security policy, so it must have no path. */
const serverAddress = (example: string) =>
  textWith(
    (address) =>
      isHttpsAddress(address) &&
      isPolicySource(address) &&
      new URL(address).origin === address.replace(/\/$/, ''),
    `an https:// address without a path, such as "${example}"`,
  )

const plausible = record({
  service: v.literal('plausible'),
  /** The address in the snippet that Plausible shows under "Site installation". */
  script: textWith(
    (address) => isHttpsAddress(address) && isPolicySource(address) && address.endsWith('.js'),
    'the address of your script, such as "https://plausible.io/js/pa-AbC123.js"',
  ),
})

const umami = record({
  service: v.literal('umami'),
  website: textWith(
    (id) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id),
    'a website id such as "94db1cb1-74f4-4a40-ad6c-962362670409"',
  ),
  /** The address of your own Umami; without it, Umami Cloud. */
  address: v.optional(serverAddress('https://stats.me.example')),
})

const goatcounter = record({
  service: v.literal('goatcounter'),
  /** `https://me.goatcounter.com`, or the address of your own GoatCounter. */
  address: serverAddress('https://me.goatcounter.com'),
})

export const analytics = v.variant(
  'service',
  [plausible, umami, goatcounter],
  '{ service, … } with one of the services "plausible", "umami" and "goatcounter"',
)
export type Analytics = v.InferOutput<typeof analytics>

/** The field `comments`: a category of a repository's discussions. giscus.app shows the values. */
export const comments = record({
  repo: textWith(
    (name) => /^[A-Za-z0-9-]+\/[\w.-]+$/.test(name),
    '"owner/name" of a repository with discussions',
  ),
  repoId: text,
  category: text,
  categoryId: text,
  mapping: v.optional(v.picklist(['pathname', 'url', 'title', 'og:title']), 'pathname'),
})
export type Comments = v.InferOutput<typeof comments>

/** The address of a host. Without it, the owner means the usual one. */
function hostAddress(usual: string) {
  const isHostAddress = (address: string) => isPolicySource(address) && !address.endsWith('/')
  return v.optional(textWith(isHostAddress, `an address such as "${usual}"`), usual)
}

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

export const articles = v.variant(
  'host',
  [
    record({
      host: v.optional(v.literal('github'), 'github'),
      repository: repository(/^[A-Za-z0-9-]+\/[\w.-]+$/, 'owner/name'),
      /** GitHub's two hosts; tests replace them. */
      api: hostAddress('https://api.github.com'),
      raw: hostAddress('https://raw.githubusercontent.com'),
    }),
    record({
      host: v.literal('gitlab'),
      repository: repository(/^[\w.-]+(\/[\w.-]+)+$/, 'group/name'),
      address: hostAddress('https://gitlab.com'),
    }),
    record({
      /** Also for Gitea. */
      host: v.literal('forgejo'),
      repository: repository(/^[\w.-]+\/[\w.-]+$/, 'owner/name'),
      address: hostAddress('https://codeberg.org'),
    }),
  ],
  '"github", "gitlab" or "forgejo"',
)
