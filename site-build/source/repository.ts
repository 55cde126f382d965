import { rename, rm } from 'node:fs/promises'
import { ContentMistake, contentMistake } from '#site-build/read/warnings/content-mistake.ts'
import type { ArticleSource } from './article-source.ts'
import { type Clone, updateClone, readClone } from './clone.ts'
import { GitFailure } from './git.ts'
import { withoutLogin } from './remote.ts'

/**
 * Reads a repository through a clone that stays between builds. When the repository cannot be read, the articles of the
 * last build are used.
 *
 * @param name `owner/name`, for messages
 * @throws Error with a sentence for the owner when there is nothing to publish
 */
export async function readRepository(name: string, clone: Clone): Promise<ArticleSource> {
  const source = await readLatest(name, clone)
    .catch(ifGitFails(() => cloneAgain(clone)))
    .catch(ifGitFails((failure) => readCached(name, clone, failure)))
  if (source.articles.length === 0 && !source.awaitsFirst)
    throw contentMistake(
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
    source.warnings.unshift({ message })
  }
  return source
}

/** Replaces a clone that is damaged, or locked by a build that was ended. The old one stays until the new one is complete. */
async function cloneAgain(clone: Clone) {
  const folder = `${clone.folder}.new`
  await rm(folder, { recursive: true, force: true })
  await updateClone({ ...clone, folder })
  await rm(clone.folder, { recursive: true, force: true })
  await rename(folder, clone.folder)
  return readClone(clone.folder)
}

async function readCached(name: string, { folder, address }: Clone, failure: GitFailure) {
  if (failure.message.includes("couldn't find remote ref"))
    throw contentMistake(`${name}: expected a branch "main", found none. Create it, or rename yours.`)
  const fault = `${name} could not be read from ${withoutLogin(address)}: "${withoutLogin(failure.message)}". Check that it exists and is public (articles.repository in content/site.yaml), and that this machine has a network.`
  const level = failure.isOffline ? { level: 'unchecked' as const } : {}
  const source = await readClone(folder).catch(() => null)
  if (source === null) throw new ContentMistake([{ ...level, message: fault }])
  const time = new Date(source.takenAt).toISOString().slice(0, 16).replace('T', ' ')
  source.warnings.unshift({ ...level, message: `${fault} This build has its articles of ${time} UTC.` })
  return source
}
