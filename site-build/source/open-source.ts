import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFolder } from '#site-build/lock-folder.ts'
import type { Settings, Source } from '#site-build/model.ts'
import { ContentError, contentError } from '#site-build/read/findings.ts'
import { readCheckout } from './checkout.ts'
import { type Clone, readClone, updateClone } from './clone.ts'
import { readEarlierLists } from './history.ts'
import { gitConfig, GitFailure } from './git.ts'
import { remoteOf, withoutLogin } from './remote.ts'

/** A host that stores this folder between builds fetches only changes. */
const CACHE_FOLDER = 'build/cache/git'
/** Not in the cache: on another machine, any process may have the number in a lock. */
const LOCK_FOLDER = 'build/lock'
/** A gigabyte takes this long at 6 MB/s. */
const NETWORK_LIMIT_MS = 180_000

/** Reads the articles to publish (SAVE-1): from this checkout if it has the configured repository as `origin`, else from a clone. */
export async function openSource(
  { articles: { repository, embedded }, articleServer }: Pick<Settings, 'articles' | 'articleServer'>,
  { root, articles }: { root: string; articles: string },
  env: NodeJS.ProcessEnv = process.env,
): Promise<Source> {
  if (embedded) return readCheckout(articles)
  if (await isOrigin(articles, articleServer, repository)) {
    const { historyFindings, ...source } = await readCheckout(articles)
    const earlierLists = await readEarlierLists(['-C', articles], 'HEAD', './')
    return { ...source, earlierLists, findings: [...historyFindings, ...source.findings] }
  }
  const address = `${env.SITE_GIT || articleServer}/${repository}.git`
  const name = encodeURIComponent(address.toLowerCase())
  // The builds of two sites, and doctor, share the clone.
  const unlock = await lockFolder(join(root, LOCK_FOLDER, name), NETWORK_LIMIT_MS)
  const clone = { folder: join(root, CACHE_FOLDER, name), address, limitMs: NETWORK_LIMIT_MS }
  return readRepository(repository, clone).finally(unlock)
}

export async function isOrigin(folder: string, server: string, repository: string): Promise<boolean> {
  const { host, path } = remoteOf(await gitConfig('remote.origin.url', folder)) ?? {}
  const { hostname, pathname } = new URL(`${server}/${repository}`)
  return host === hostname && `/${path}`.toLowerCase() === pathname.toLowerCase()
}

/** Reads a repository through a clone that stays between builds. If it cannot be read, the articles of the last build are used. */
export async function readRepository(name: string, clone: Clone): Promise<Source> {
  const source = await readLatest(name, clone)
    .catch(ifGitFails((failure) => cloneAgain(clone, failure)))
    .catch(ifGitFails((failure) => readCached(name, clone, failure)))
  if (source.articles.length === 0 && !source.awaitsFirst)
    throw contentError(
      `${name}: expected articles (articles/*.md) on the branch "main", found none. Restore them, or correct articles.repository in content/site.yaml.`,
    )
  return source
}

/** Handles a failure of git. Any other error is thrown again. */
function ifGitFails<Value>(handle: (failure: GitFailure) => Promise<Value>) {
  return (error: unknown) => {
    if (error instanceof GitFailure) return handle(error)
    throw error
  }
}

async function readLatest(name: string, clone: Clone) {
  const lost = await updateClone(clone)
  const source = await readClone(clone.folder)
  if (lost !== null) {
    const message = `${name}: "main" no longer contains the commit ${lost.slice(0, 10)} of the last build. Either it was force-pushed, or another repository has this name now: check that ${name} is still yours.`
    source.findings.unshift({ message })
  }
  return source
}

/**
 * Replaces a clone that is damaged, or locked by a build that was ended. The old one stays until the new one is complete.
 *
 * @throws the failure if the network was the reason, because it would fail again
 */
async function cloneAgain(clone: Clone, failure: GitFailure) {
  if (failure.isOffline) throw failure
  const folder = `${clone.folder}.new`
  await rm(folder, { recursive: true, force: true })
  await updateClone({ ...clone, folder })
  await rm(clone.folder, { recursive: true, force: true })
  await rename(folder, clone.folder)
  return readClone(clone.folder)
}

async function readCached(name: string, { folder, address }: Clone, failure: GitFailure) {
  if (failure.message.includes("couldn't find remote ref"))
    throw contentError(`${name}: expected a branch "main", found none. Create it, or rename yours.`)
  const fault = `${name} could not be read from ${withoutLogin(address)}: "${withoutLogin(failure.message)}". Check that it exists and is public (articles.repository in content/site.yaml), and that this machine has a network.`
  const level = failure.isOffline ? { level: 'unchecked' as const } : {}
  const source = await readClone(folder).catch(() => null)
  if (source === null) throw new ContentError([{ ...level, message: fault }])
  const time = new Date(source.takenAt).toISOString().slice(0, 16).replace('T', ' ')
  source.findings.unshift({ ...level, message: `${fault} This build has its articles of ${time} UTC.` })
  return source
}
