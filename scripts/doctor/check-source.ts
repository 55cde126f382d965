import type { Finding, Settings, Source } from '#site-build/model.ts'
import { openSource, isOrigin } from '#site-build/source/open-source.ts'
import { readCheckout } from '#site-build/source/checkout.ts'
import { git } from '#site-build/source/git.ts'
import { withoutLogin } from '#site-build/source/remote.ts'
import { findingsOf } from '#site-build/read/findings.ts'

/** The source; `null` if it cannot be read. The folder of its files; `null` if they are not on this disk. */
type Found = { source: Source | null; folder: string | null; findings: readonly Finding[] }

/** Reads the articles like a build: from a folder that is named, or from the configured repository. */
export async function checkSource(settings: Settings, root: string, folder?: string): Promise<Found> {
  const { articles, articleServer } = settings
  const { embedded, repository } = articles
  try {
    const reads = folder ?? (embedded ? 'articles' : null)
    if (reads !== null) {
      const source = await readCheckout(reads)
      return { source, folder: reads, findings: source.historyFindings }
    }
    const source = await openSource(settings, { root, articles: 'articles' })
    const isHere = await isOrigin('articles', articleServer, repository)
    return { source, folder: isHere ? 'articles' : null, findings: [] }
  } catch (error) {
    return { source: null, folder: null, findings: findingsOf(error) }
  }
}

/** Checks that the checkout's remote has the branch `main`, which visitors read. A build reads only the files here. */
export async function branchFindings(
  root: string,
  origin: string,
  { articles: { repository, embedded }, articleServer }: Settings,
): Promise<Finding[]> {
  if (embedded || !(await isOrigin(root, articleServer, repository))) return []
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
