import { isHastRoot } from './hast-check.ts'
import { isRecord } from './is-record.ts'
import { parseSnapshotSummary, type SnapshotArticle } from './snapshot.ts'

/** @returns the article, or `null` when the value is anything else */
export function parseSnapshotArticle(value: unknown): SnapshotArticle | null {
  const summary = parseSnapshotSummary(value)
  return summary && isRecord(value) && isHastRoot(value.body) ? { ...summary, body: value.body } : null
}
