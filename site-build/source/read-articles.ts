import { join } from 'node:path'
import type { ArticleHosts } from '#github/hosts.ts'
import type { FolderEntry } from './article-folder.ts'
import type { ArticleFiles } from './article-files.ts'
import { findCachedSnapshot } from './cached-snapshot.ts'
import { readCheckout } from './checkout-files.ts'
import { findDeployedSnapshot } from './deployed-snapshot.ts'
import { createApi } from './github-api.ts'
import { readGithub } from './github-files.ts'
import { readRepository } from './github-repository.ts'
import { fileHints, hintsOf } from './repository-hints.ts'
import type { SourceWorld } from './request.ts'
import { createSnapshotCache } from './snapshot-cache.ts'
import { SourceFailure, type SourceProblem } from './source-problem.ts'
import {
  cacheReport,
  hintLines,
  keptReport,
  keptText,
  type ReportLine,
  takenReport,
} from './source-report.ts'

/** Where articles may come from, in the order in which they are wanted. */
export type SourcePlaces = {
  hosts: ArticleHosts
  /** What earlier builds on this machine have remembered, of any repository. */
  cacheFolder: string
  /** The address of the deployed site, with a slash at its end. */
  address: string
  /** The folder `articles` of this checkout. */
  checkoutFolder: string
  /** What the owner has let through. */
  accept: { fewer: boolean; repository: number | null }
}

type Reading = { files: ArticleFiles; report: ReportLine[] }

/**
 * The articles to publish (SAVE-1). With a repository: what it holds; when that cannot be had, or looks like a loss, the
 * last snapshot of it (on this machine, else on the deployed site), else the articles of this checkout. Without one: the
 * articles of this checkout, and no network.
 *
 * @throws Error when there is nothing at all: an empty blog is never published in place of one that failed
 */
export async function readArticles(places: SourcePlaces, world: SourceWorld): Promise<Reading> {
  const { hosts, address, checkoutFolder } = places
  if (hosts.embedded) {
    const files = await readCheckout(checkoutFolder, world.now())
    return { files, report: hintLines(fileHints(files.entries.map(folderEntry))) }
  }

  const configured = `${hosts.owner}/${hosts.repo}`
  const cache = createSnapshotCache(cacheOf(places))
  const findCached = once(() => findCachedSnapshot(cache))
  const findDeployed = once(() => findDeployedSnapshot(address, configured, world))
  try {
    const ask = createApi(hosts.api, world)
    const [last, repository] = await Promise.all([
      findCached().then((cached) => cached ?? findDeployed()),
      readRepository(configured, ask, world.token !== null),
    ])
    const previous = last?.repositoryId === repository.id ? last : null
    if (last && !previous && repository.id !== places.accept.repository)
      throw new SourceFailure({ kind: 'other-repository', known: last.repositoryId, found: repository.id })
    const place = { repository, raw: hosts.raw, ask, cache, previous, acceptFewer: places.accept.fewer }
    const { files, tree } = await readGithub(place, world)
    const hints = hintsOf({ configured, repository, entries: tree })
    const report = takenReport(configured, files, previous, hints)
    return { files, report: [...report, ...cacheReport(cache)] }
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error
    return keep(error.problem, places, [findCached, findDeployed], world)
  }
}

type FindPrevious = () => ReturnType<typeof findCachedSnapshot>

async function keep(
  problem: SourceProblem,
  { hosts, address, checkoutFolder, ...places }: SourcePlaces,
  finders: readonly FindPrevious[],
  world: SourceWorld,
): Promise<Reading> {
  const configured = `${hosts.owner}/${hosts.repo}`
  const warning = (instead: string): ReportLine[] => [
    { level: 'warning', text: keptReport(configured, problem, instead) },
  ]
  for (const find of finders) {
    const previous = await find()
    const files = await previous?.restore()
    if (previous && files) return { files, report: warning(keptText(files, previous.where)) }
  }
  const checkout = await readCheckout(checkoutFolder, world.now()).catch(() => null)
  const count = checkout?.entries.filter(({ name }) => name.endsWith('.md')).length ?? 0
  if (checkout && count > 0) {
    const instead = `the ${count} articles of this checkout (${checkoutFolder}), because no snapshot of the repository is kept in ${places.cacheFolder} or at ${address}`
    return { files: checkout, report: warning(instead) }
  }
  const nothing = `nothing, the build stops: no snapshot is kept in ${places.cacheFolder} or at ${address}, and ${checkoutFolder} holds no article`
  throw new Error(`\n${keptReport(configured, problem, nothing)}`)
}

function folderEntry({ name, type, bytes }: FolderEntry) {
  return { path: name, type, size: bytes?.length ?? 0 }
}

/** One folder a repository. The host is part of it, because a stand-in for GitHub has repositories of the same names. */
function cacheOf({ hosts, cacheFolder }: SourcePlaces): string {
  const { host } = new URL(hosts.api)
  return join(cacheFolder, encodeURIComponent(host), hosts.owner.toLowerCase(), hosts.repo.toLowerCase())
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => (result ??= work())
}
