import type { SourcePlaces } from './read-articles.ts'
import { ACCEPT_FEWER, ACCEPT_REPOSITORY } from './source-problem.ts'

/** Ignored by git, and kept from build to build. */
const CACHE_FOLDER = 'build/cache/snapshot'

type SourceEnvironment = Pick<SourcePlaces, 'cacheFolder' | 'accept'> & {
  /** For GitHub's API, during the build alone. It is no part of the settings, which pages are made of. */
  token: string | null
  /** Nobody is asked: the build does what it does when the network is gone. */
  isOffline: boolean
}

/**
 * What the environment says about reading the source: GITHUB_TOKEN, SITE_CACHE (the folder of the cache), SITE_OFFLINE,
 * and the two variables by which an owner lets through what looks like a loss.
 *
 * @throws Error for a token or a number that cannot be one; it does not hold the value
 */
export function readSourceEnvironment(env: NodeJS.ProcessEnv): SourceEnvironment {
  const token = env.GITHUB_TOKEN?.trim() ?? ''
  // What else is in a header would be refused with a message that holds it.
  if (!/^[\x21-\x7E]*$/.test(token))
    throw new Error('GITHUB_TOKEN: expected a token of GitHub, found something with blanks or other letters.')
  const repository = env[ACCEPT_REPOSITORY] ?? ''
  if (!/^\d{0,15}$/.test(repository))
    throw new Error(
      `${ACCEPT_REPOSITORY}: expected the number that the build has named, found something else.`,
    )
  return {
    token: token === '' ? null : token,
    isOffline: env.SITE_OFFLINE === '1',
    cacheFolder: env.SITE_CACHE ?? CACHE_FOLDER,
    accept: { fewer: env[ACCEPT_FEWER] === '1', repository: repository === '' ? null : Number(repository) },
  }
}

/** Stands for a network that is gone. */
export const noNetwork: typeof globalThis.fetch = () =>
  Promise.reject(new TypeError('fetch failed', { cause: { code: 'SITE_OFFLINE is set' } }))
