import { join } from 'node:path'
import { lockWhenFree } from '#site-build/lock-folder.ts'
import type { Settings } from '#site-build/read/settings.ts'
import type { ArticleSource } from './article-source.ts'
import { historyWarnings, readCheckout } from './checkout.ts'
import { git } from './git.ts'
import { remoteOf } from './remote.ts'
import { readRepository } from './repository.ts'

/** A host that stores this folder between builds fetches only changes. */
const CACHE_FOLDER = 'build/cache/git'
/** Not in the cache: on another machine, any process may have the number in a lock. */
const LOCK_FOLDER = 'build/lock'
/** A gigabyte takes this long at 6 MB/s. */
const NETWORK_LIMIT_MS = 180_000

/**
 * Reads the articles to publish (SAVE-1): from this checkout if no repository is configured or if it is the checkout's `origin`,
 * else from a clone.
 *
 * @param env `SITE_GIT` replaces the server, for tests and mirrors
 * @throws Error with a sentence for the owner
 */
export async function articlesOf(
  { articles: { repository, embedded }, articleServer }: Pick<Settings, 'articles' | 'articleServer'>,
  { root, articles }: { root: string; articles: string },
  env: NodeJS.ProcessEnv = process.env,
): Promise<ArticleSource> {
  if (embedded) return readCheckout(articles)
  if (await isOrigin(articles, articleServer, repository)) {
    const source = await readCheckout(articles)
    source.warnings.unshift(...(await historyWarnings(articles)))
    return source
  }
  const host = env.SITE_GIT || articleServer
  const address = `${host}/${repository}.git`
  const name = encodeURIComponent(address.toLowerCase())
  // The builds of two sites, and doctor, share the clone.
  const unlock = await lockWhenFree(join(root, LOCK_FOLDER, name), NETWORK_LIMIT_MS)
  const clone = { folder: join(root, CACHE_FOLDER, name), address, limitMs: NETWORK_LIMIT_MS }
  return readRepository(repository, clone).finally(unlock)
}

/** Whether a repository of a server is the `origin` of a checkout. */
export async function isOrigin(folder: string, server: string, repository: string): Promise<boolean> {
  const address = await git(['-C', folder, 'config', '--get', 'remote.origin.url']).catch(() => '')
  const { host, path } = remoteOf(String(address)) ?? {}
  const { hostname, pathname } = new URL(`${server}/${repository}`)
  return host === hostname && `/${path}`.toLowerCase() === pathname.toLowerCase()
}
