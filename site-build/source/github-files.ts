import pMap from 'p-map'
import { type ArticleEntry, chooseArticles } from './article-choice.ts'
import type { ArticleFiles } from './article-files.ts'
import { readChangeTimes } from './change-times.ts'
import type { AskApi } from './github-api.ts'
import { createBlobReader } from './github-blobs.ts'
import type { Repository } from './github-repository.ts'
import { readArticlesTree, type TreeEntry } from './github-tree.ts'
import { choosePictures } from './picture-choice.ts'
import type { PreviousSnapshot } from './previous-snapshot.ts'
import type { SourceWorld } from './request.ts'
import type { SnapshotCache } from './snapshot-cache.ts'
import { SourceFailure } from './source-problem.ts'

const AT_ONCE = 6

export type GithubReading = { files: ArticleFiles; tree: TreeEntry[] }

type GithubPlace = {
  repository: Repository
  /** Base of the raw host, without a slash at its end. */
  raw: string
  ask: AskApi
  cache: SnapshotCache
  previous: PreviousSnapshot | null
  /** The owner knows that most articles are gone. */
  acceptFewer: boolean
}

/**
 * Takes the articles from GitHub, and remembers them for the next build. Nothing is remembered of a reading that fails.
 *
 * @throws SourceFailure
 */
export async function readGithub(place: GithubPlace, world: SourceWorld): Promise<GithubReading> {
  const { repository, raw, ask, cache, previous, acceptFewer } = place
  const takenAt = world.now()
  const tree = await readArticlesTree(repository, ask)
  const articles = chooseArticles(tree)
  refuseLoss(articles.length, previous?.articles.length ?? 0, acceptFewer)

  const readBlob = createBlobReader({ raw, repository: repository.full_name, ask, cache }, world)
  const read = async (article: ArticleEntry) => ({ ...article, bytes: await readBlob(article) })
  const texts = await pMap(articles, read, { concurrency: AT_ONCE })
  const question = { repository: repository.full_name, ask, hasToken: world.token !== null }
  const times = await readChangeTimes(articles, previous?.articles ?? [], question)

  const { chosen } = choosePictures(tree.filter(({ type }) => type === 'file'))
  const pictures = chosen.map(({ path, sha, size }) => ({ path, sha, size }))
  await cache.writeManifest({
    version: 1,
    repositoryId: repository.id,
    takenAt,
    articles: articles.map(({ name, sha }) => ({ name, sha, changedAt: times.get(name) ?? null })),
    pictures,
  })
  return {
    tree,
    files: {
      entries: texts.map(({ name, path, bytes }) => ({
        ...{ name: path, type: 'file' as const, bytes },
        changedAt: times.get(name) ?? null,
      })),
      pictures: pictures.map((file) => ({ ...file, read: () => readBlob(file).catch(() => null) })),
      takenAt,
      repositoryId: repository.id,
    },
  }
}

/** No article at all is never taken for the truth; fewer than half is, when the owner says so. */
function refuseLoss(after: number, before: number, acceptFewer: boolean): void {
  if (after === 0) throw new SourceFailure({ kind: 'no-articles' })
  if (after < before / 2 && !acceptFewer) throw new SourceFailure({ kind: 'fewer', before, after })
}
