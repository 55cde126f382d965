import type { Settings } from '#site-build/read/settings.ts'
import type { ArticleSource } from '#site-build/source/article-source.ts'
import { articlesOf, isOrigin } from '#site-build/source/articles-of.ts'
import { historyWarnings, readCheckout } from '#site-build/source/checkout.ts'
import { git } from '#site-build/source/git.ts'
import { withoutLogin } from '#site-build/source/remote.ts'
import { mistakesOf } from '#site-build/read/warnings/content-mistake.ts'
import type { Warning } from '#site-build/read/warnings/warning.ts'

/** The source; `null` if it cannot be read. */
type Found = { source: ArticleSource | null; warnings: readonly Warning[] }

/**
 * Reads the articles like a build: from a folder, or from the configured repository.
 *
 * @param folder a folder of articles to check instead of the configured source
 */
export async function checkSource(settings: Settings, root: string, folder?: string): Promise<Found> {
  const { embedded } = settings.articles
  try {
    const reads = folder ?? (embedded ? 'articles' : null)
    const source =
      reads === null ? await articlesOf(settings, { root, articles: 'articles' }) : await readCheckout(reads)
    return {
      source,
      warnings: [...tooMany(source, settings), ...(reads === null ? [] : await historyWarnings(reads))],
    }
  } catch (error) {
    return { source: null, warnings: mistakesOf(error) }
  }
}

function tooMany({ articles }: ArticleSource, { articles: { name, listsAtMost } }: Settings): Warning[] {
  if (listsAtMost === null || articles.length <= listsAtMost) return []
  const limit = listsAtMost.toLocaleString('en')
  const message = `expected at most ${limit} files, which is what ${name} lists, found ${articles.length}. Visitors see the others as of the last build.`
  return [{ file: 'articles/', message }]
}

/** Checks that the checkout's remote has the branch `main`, which visitors read. A build reads only the files here. */
export async function branchWarnings(
  root: string,
  origin: string,
  { articles: { repository, embedded }, articleServer }: Settings,
): Promise<Warning[]> {
  if (embedded || !(await isOrigin(root, articleServer, repository))) return []
  const place = withoutLogin(origin)
  try {
    const refs = await git(['-C', root, 'ls-remote', origin, 'refs/heads/main'], {
      limitMs: 20_000,
      address: origin,
    })
    if (refs.length > 0) return []
    const message = `${place}: expected a branch "main", which visitors read, found none. Push yours as "main".`
    return [{ level: 'error', message }]
  } catch (error) {
    const message = `${place}: cannot read its branch "main": ${withoutLogin((error as Error).message)}.`
    return [{ level: 'unchecked', message }]
  }
}
