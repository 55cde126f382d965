import { environment } from '#app/lib/environment.ts'
import { type SearchIndex, SEARCH_PATH } from '#app/lib/search/search-index.ts'
import { words } from '#app/lib/search/words.ts'
import { ARTICLE_HOST } from '#app/lib/articles/article-host.ts'
import { BASE } from '#app/lib/settings.ts'
import { isRecord } from '#article-host/is-record.ts'
import { recallArticle } from '#article-host/read-article.ts'
import { searchEngine, type SearchHit, type SearchQuery } from './search-engine.ts'

/** The messages of a page to this worker. */
export type SearchTask =
  | { type: 'find'; id: number; query: SearchQuery }
  /** Articles whose text is newer than the build. */
  | { type: 'put'; names: readonly string[] }
/** The worker's answers. */
export type SearchAnswer =
  { type: 'ready' } | { type: 'failed' } | { type: 'found'; id: number; hits: SearchHit[] }

/* Runs in a worker, because building the index takes longer than a frame. It reads the index once. */
const engine = readIndex().then(({ articles }) => searchEngine(articles))
engine.then(
  () => send({ type: 'ready' }),
  () => send({ type: 'failed' }),
)

// One after the other, so that a question finds what was put in before it.
let work: Promise<unknown> = engine
addEventListener('message', ({ data }: MessageEvent<SearchTask>) => {
  work = work.then(() => perform(data)).catch(() => {})
})

async function perform(task: SearchTask): Promise<void> {
  const { find, put } = await engine
  if (task.type === 'find') return send({ type: 'found', id: task.id, hits: find(task.query) })
  for (const name of task.names) {
    const stored = await recallArticle(ARTICLE_HOST, name, environment)
    put({ name, ...(stored && { text: [...new Set(words(stored.value.text))].join(' ') }) })
  }
}

/** @throws TypeError without a network, and when a captive portal answers */
async function readIndex(): Promise<SearchIndex> {
  const response = await fetch(BASE + SEARCH_PATH)
  const index: unknown = response.ok ? await response.json() : null
  if (!isSearchIndex(index))
    throw new TypeError(`${SEARCH_PATH}: expected a search index, found status ${response.status}.`)
  return index
}

function isSearchIndex(value: unknown): value is SearchIndex {
  return isRecord(value) && Array.isArray(value.articles)
}

function send(answer: SearchAnswer): void {
  postMessage(answer)
}
