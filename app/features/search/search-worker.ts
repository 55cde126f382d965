import { type Hits, searchEngine, type SearchQuery } from './search-engine.ts'
import { readListedArticles, readSearchIndex } from './search-entries.ts'

/** A query, and the names of articles that are newer than the build. The answer goes to the port that comes with it. */
export type SearchTask = { query: SearchQuery; newer: readonly string[] }

export type SearchAnswer = Hits & {
  /** Whether it has searched the texts, and not only names, titles, tags and descriptions. */
  hasTexts: boolean
}

/* Runs in a worker, because building the index takes longer than a frame. */
let loading = load()
// The page gets no event for a rejected promise.
loading.catch(reportError)

addEventListener('message', ({ data, ports }: MessageEvent<SearchTask>) => {
  answer(data, ports[0]).catch(reportError)
})

async function load() {
  try {
    return { engine: searchEngine(await readSearchIndex()), hasTexts: true }
  } catch {
    return { engine: searchEngine(await readListedArticles()), hasTexts: false }
  }
}

async function answer({ query, newer }: SearchTask, port: MessagePort | undefined): Promise<void> {
  // Without the texts, each query tries again to load them.
  if (!(await loading).hasTexts) loading = load()
  const { engine, hasTexts } = await loading
  newer.forEach(engine.addName)
  port?.postMessage({ ...engine.find(query), hasTexts } satisfies SearchAnswer)
}
