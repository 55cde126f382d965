import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type FolderEntry, gitBlobId, readArticleFolder } from './article-folder.ts'
import type { ArticleFiles, Picture } from './article-files.ts'
import { readGitDates } from './git-dates.ts'
import { choosePictures } from './picture-choice.ts'

/**
 * The articles of this checkout: no network, and dates only where the history of git is here and the file is as it was
 * committed.
 *
 * @param folder the folder `articles`
 * @param now ms since 1970
 * @throws Error that names the folder when it cannot be read
 */
export async function readCheckout(folder: string, now: number): Promise<ArticleFiles> {
  const [entries, committed, pictures] = await Promise.all([
    readArticleFolder(folder),
    readGitDates(folder),
    picturesBelow(folder),
  ])
  const dated = entries.map((entry): FolderEntry => {
    const known = committed.get(entry.name)
    if (!known || !entry.bytes || gitBlobId(entry.bytes) !== known.sha) return entry
    return { ...entry, changedAt: known.changedAt }
  })
  return { entries: dated, pictures, takenAt: now, repositoryId: null }
}

async function picturesBelow(folder: string): Promise<Picture[]> {
  const { chosen } = choosePictures(await filesBelow(folder, ''))
  return Promise.all(
    chosen.map(async ({ path, size }): Promise<Picture> => {
      const read = () => readFile(join(folder, path))
      return { path, size, sha: gitBlobId(await read()), read: () => read().catch(() => null) }
    }),
  )
}

/** Links are not followed: GitHub's raw host gives their target's name instead of a picture. */
async function filesBelow(folder: string, below: string): Promise<{ path: string; size: number }[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => [])
  const nested = entries.map(async (entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory()) return filesBelow(folder, path)
    return entry.isFile() ? [{ path, size: (await stat(join(folder, path))).size }] : []
  })
  return (await Promise.all(nested)).flat().toSorted((a, b) => (a.path < b.path ? -1 : 1))
}
