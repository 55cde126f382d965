import { ARTICLE_HOST } from '#app/lib/articles/article-host.ts'
import { environment } from '#app/lib/environment.ts'
import { wordsOf } from '#app/lib/search/words.ts'
import { recallArticle } from '#article-host/read-article.ts'
import { type Hits, searchEngine, type SearchQuery } from './search-engine.ts'
import { readListedArticles, readSearchIndex } from './search-entries.ts'

/** An article that is newer than the build, and the git blob id of its text if the host has listed it. */
export type NewerArticle = { name: string; sha?: string }

/** A message of the page. The answer is posted to the port that comes with it. */
export type SearchTask = { query: SearchQuery; newer: readonly NewerArticle[] }

export type SearchAnswer = Hits & {
  /** Whether it has searched the texts, and not only names, titles, tags and descriptions. */
  hasTexts: boolean
}

type Search = {
  engine: ReturnType<typeof searchEngine>
  hasTexts: boolean
  /** The stored texts in the engine, and when they were stored (ms since 1970). */
  stored: Map<string, number>
}

/* Runs in a worker, because building the index takes longer than a frame. */
let loading = load()
// The page gets no event for a rejected promise.
loading.catch(reportError)

/** @param before is used if there are still no texts */
async function load(before?: Search): Promise<Search> {
  try {
    return { engine: searchEngine(await readSearchIndex()), hasTexts: true, stored: new Map() }
  } catch {
    return before ?? { engine: searchEngine(await readListedArticles()), hasTexts: false, stored: new Map() }
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
  const search = await loadTexts()
  await Promise.all(newer.map((article) => putNewer(search, article)))
  const { hits, isNear } = search.engine.find(query)
  for (const hit of hits) hit.isStored = search.stored.has(hit.name)
  port?.postMessage({ hits, isNear, hasTexts: search.hasTexts } satisfies SearchAnswer)
}

/** Adds a newer article, with its text if this browser has stored it: perhaps only since the last query. */
async function putNewer({ engine, stored }: Search, { name, sha }: NewerArticle): Promise<void> {
  const found = await recallArticle(ARTICLE_HOST, name, environment)
  const before = stored.get(name)
  // Another stored text may be older than the build, unless it replaced one that was not.
  const isNewer = before === undefined ? sha === undefined || sha === found?.value.sha : true
  if (!found || !isNewer) return engine.put({ name })
  if (found.storedAt === before) return
  stored.set(name, found.storedAt)
  engine.put({ name, text: [...new Set(wordsOf(found.value.text))].join(' ') })
}
