import { ARTICLE_HOST } from '#app/lib/articles/article-host.ts'
import { environment } from '#app/lib/environment.ts'
import { wordsOf } from '#app/lib/search/words.ts'
import { recallArticle } from '#article-host/read-article.ts'
import { searchEngine, type SearchEngine, type SearchHit, type SearchQuery } from './search-engine.ts'
import { readSearchEntries } from './search-entries.ts'

/** A message of the page. The hits are posted to the port that comes with it. */
export type SearchTask = {
  query: SearchQuery
  /** The names of articles that are newer than the build. */
  newer: readonly string[]
}

/* Runs in a worker, because building the index takes longer than a frame. */
const loading = readSearchEntries().then(({ entries, hasTexts }) => {
  const engine = searchEngine(entries)
  postMessage(hasTexts)
  return engine
})
// The page gets no event for a rejected promise.
loading.catch(reportError)

addEventListener('message', ({ data, ports }: MessageEvent<SearchTask>) => {
  answer(data, ports[0]).catch(reportError)
})

async function answer({ query, newer }: SearchTask, port: MessagePort | undefined): Promise<void> {
  const engine = await loading
  await Promise.all(newer.map((name) => putNewer(engine, name)))
  port?.postMessage(engine.find(query) satisfies SearchHit[])
}

/** Newer articles whose text has been added. */
const complete = new Set<string>()

/** Adds a newer article, with its text if this browser has read it: perhaps only since the last query. */
async function putNewer({ put }: SearchEngine, name: string): Promise<void> {
  if (complete.has(name)) return
  const stored = await recallArticle(ARTICLE_HOST, name, environment)
  if (stored) complete.add(name)
  put({ name, ...(stored && { text: [...new Set(wordsOf(stored.value.text))].join(' ') }) })
}
