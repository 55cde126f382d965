import type { Finding, Settings, Source } from '#site-build/model.ts'
import { openSource, isOrigin } from '#site-build/source/open-source.ts'
import { readCheckout } from '#site-build/source/checkout.ts'
import { git } from '#site-build/source/git.ts'
import { withoutLogin } from '#site-build/source/remote.ts'
import { findingsOf } from '#site-build/read/findings.ts'

/** The source; `null` if it cannot be read. The folder of its files; `null` if they are not on this disk. */
type CheckedSource = { source: Source | null; folder: string | null; findings: readonly Finding[] }

/** Reads the articles like a build: from a folder that is named, or from the configured repository. */
export async function checkSource(settings: Settings, root: string, folder?: string): Promise<CheckedSource> {
  const { articles, articleServer } = settings
  const { embedded, repository } = articles
  try {
    const embeddedFolder = embedded ? 'articles' : null
    const localFolder = folder ?? embeddedFolder
    if (localFolder !== null) {
      const source = await readCheckout(localFolder)
      return { source, folder: localFolder, findings: source.historyFindings }
    }
    const source = await openSource(settings, { root, articles: 'articles' })
    const isHere = await isOrigin('articles', articleServer, repository)
    return { source, folder: isHere ? 'articles' : null, findings: [] }
  } catch (error) {
    return { source: null, folder: null, findings: findingsOf(error) }
  }
}

/** Checks that the checkout's remote has the branch `main`, which visitors read. A build reads only the files here. */
export async function branchFindings(root: string, origin: string, settings: Settings): Promise<Finding[]> {
  const { repository, embedded } = settings.articles
  if (embedded) return []
  const holdsArticles = await isOrigin(root, settings.articleServer, repository)
  if (!holdsArticles) return []
  const place = withoutLogin(origin)
  try {
    const options = { limitMs: 20_000, address: origin }
    const refs = await git(['-C', root, 'ls-remote', origin, 'refs/heads/main'], options)
    if (refs.length > 0) return []
    const message = `${place}: expected a branch "main", which visitors read, found none. Push yours as "main".`
    return [{ level: 'error', message }]
  } catch (error) {
    const message = `${place}: cannot read its branch "main": ${withoutLogin((error as Error).message)}.`
    return [{ level: 'unchecked', message }]
  }
}
