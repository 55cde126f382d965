import { isRecord } from '#github/is-record.ts'
import { parseSnapshotIndex, parseSnapshotSummary } from './lib/snapshot.ts'
import { AdoptedBody } from './pages/article/adopted-body.tsx'
import type { PageData } from './page-data.ts'

/**
 * The saved copy that the document brought along: facts in its data block, an article's text in its own HTML, where it
 * stands once. Nothing when the block is missing or is not what the build writes.
 */
export function readPageData(document: Document): PageData {
  const block = dataBlock(document)
  if (!isRecord(block)) return {}
  const index = parseSnapshotIndex(block.index)
  const summary = parseSnapshotSummary(block.article)
  const nodes = [...(document.querySelector('.article-text')?.childNodes ?? [])]
  const article = summary && { ...summary, text: <AdoptedBody nodes={nodes} /> }
  return { ...(index && { index }), ...(article && { article }) }
}

function dataBlock(document: Document): unknown {
  try {
    return JSON.parse(document.getElementById('page-data')?.textContent ?? '')
  } catch {
    return null
  }
}
