import { type Hits, type SearchEngine, searchEngine, type SearchQuery } from './search-engine.ts'
import { readListedArticles, readSearchIndex } from './search-entries.ts'

/**
 * A message of the page: a query, and the names of articles that are newer than the build. The answer is posted to the port that
 * comes with it.
 */
export type SearchTask = { query: SearchQuery; newer: readonly string[] }

export type SearchAnswer = Hits & {
  /** Whether it has searched the texts, and not only names, titles, tags and descriptions. */
  hasTexts: boolean
}

type Search = { engine: SearchEngine; hasTexts: boolean }

/* Runs in a worker, because building the index takes longer than a frame. */
let loading = load()
// The page gets no event for a rejected promise.
loading.catch(reportError)

/** @param before is used if there are still no texts */
async function load(before?: Search): Promise<Search> {
  try {
    return { engine: searchEngine(await readSearchIndex()), hasTexts: true }
  } catch {
    return before ?? { engine: searchEngine(await readListedArticles()), hasTexts: false }
  }
}

/** Without the texts, each query tries again to load them. */
async function loadTexts(): Promise<Search> {
  const current = loading
  const search = await current
  if (!search.hasTexts && loading === current) loading = load(search)
  return loading
}

addEventListener('message', ({ data, ports }: MessageEvent<SearchTask>) => {
  answer(data, ports[0]).catch(reportError)
})

async function answer({ query, newer }: SearchTask, port: MessagePort | undefined): Promise<void> {
  const { engine, hasTexts } = await loadTexts()
  newer.forEach(engine.addName)
  port?.postMessage({ ...engine.find(query), hasTexts } satisfies SearchAnswer)
}
