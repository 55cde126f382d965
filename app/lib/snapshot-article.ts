import { isArticleName } from '#github/article-name.ts'
import { isHastRoot } from './hast-check.ts'
import { isRecord } from '#github/is-record.ts'
import { type OwnSite, ownJson } from '#github/own-json.ts'
import { parseSnapshotSummary, type SnapshotArticle, snapshotArticlePath } from './snapshot.ts'

/** One article as the build has laid it beside the site; `null` when there is no copy, for whatever reason. */
export async function readSnapshotArticle(
  site: OwnSite,
  name: string,
  signal: AbortSignal,
): Promise<SnapshotArticle | null> {
  if (!isArticleName(name)) return null
  const article = parseSnapshotArticle(await ownJson(site, snapshotArticlePath(name), signal))
  return article?.name === name ? article : null
}

/** @returns the article, or `null` when the value is anything else */
export function parseSnapshotArticle(value: unknown): SnapshotArticle | null {
  const summary = parseSnapshotSummary(value)
  return summary && isRecord(value) && isHastRoot(value.body) ? { ...summary, body: value.body } : null
}
