import { SEARCH_PATH, type SearchEntry, type SearchIndex, unpackWords } from '#app/lib/search/search-index.ts'
import { BASE } from '#app/lib/site/settings.ts'
import { searchEngine, type SearchQuery } from './search-engine.ts'

/** A query, and the names of articles that are newer than the build. The answer goes to the port that comes with it. */
export type SearchTask = { query: SearchQuery; newer: readonly string[] }

/* Runs in a worker, because building the index takes longer than a frame. It fails if something else answers for the index. */
const loading = readEntries().then(searchEngine)
// The page gets no event for a rejected promise.
loading.catch(reportError)

addEventListener('message', ({ data, ports }: MessageEvent<SearchTask>) => {
  answer(data, ports[0]).catch(reportError)
})

async function answer({ query, newer }: SearchTask, port: MessagePort | undefined): Promise<void> {
  const { find, addName } = await loading
  newer.forEach(addName)
  port?.postMessage(find(query))
}

async function readEntries(): Promise<SearchEntry[]> {
  const response = await fetch(BASE + SEARCH_PATH)
  const { articles, about, text }: SearchIndex = await response.json()
  const abouts = unpackWords(about, articles.length)
  const texts = unpackWords(text, articles.length)
  // In place, because there may be thousands.
  return articles.map((article, index) =>
    Object.assign(article, { about: abouts[index], text: texts[index] }),
  )
}
