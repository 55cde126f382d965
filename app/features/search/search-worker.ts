import { INDEX_PATH } from '#app/lib/articles/article-index.ts'
import { environment } from '#app/lib/environment.ts'
import { SEARCH_PATH } from '#app/lib/search/search-index.ts'
import { words } from '#app/lib/search/words.ts'
import { ARTICLE_HOST } from '#app/lib/articles/article-host.ts'
import { BASE } from '#app/lib/site/settings.ts'
import { recallArticle } from '#article-host/read-article.ts'
import { searchEngine, type SearchHit, type SearchQuery } from './search-engine.ts'
import { searchEntries } from './search-entries.ts'

/** The messages of a page to this worker. */
export type SearchTask =
  | { type: 'find'; id: number; query: SearchQuery }
  /** Articles whose text is newer than the build. */
  | { type: 'put'; names: readonly string[] }
/** The worker's answers. */
export type SearchAnswer =
  { type: 'ready'; hasTexts: boolean } | { type: 'failed' } | { type: 'found'; id: number; hits: SearchHit[] }

/* Runs in a worker, because building the index takes longer than a frame. It reads the index once. */
const index = readIndex()
const engine = index.then(({ entries }) => searchEngine(entries))
Promise.all([index, engine]).then(
  ([{ hasTexts }]) => send({ type: 'ready', hasTexts }),
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

/**
 * The search index, or else what the list of articles says: without a network, it is the one that is always cached.
 *
 * @throws TypeError when neither can be read
 */
async function readIndex() {
  const texts = await entriesAt(SEARCH_PATH).catch(() => null)
  return { entries: texts ?? (await entriesAt(INDEX_PATH)), hasTexts: texts !== null }
}

async function entriesAt(path: string) {
  const response = await fetch(BASE + path)
  const entries = response.ok ? searchEntries(await response.json()) : null
  if (!entries) throw new TypeError(`${path}: expected articles, found status ${response.status}.`)
  return entries
}

function send(answer: SearchAnswer): void {
  postMessage(answer)
}
