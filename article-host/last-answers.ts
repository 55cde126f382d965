/*
 * The host's last good answers to this browser. If storage is missing, full or broken, nothing is stored and nothing fails.
 */
import type { Environment } from './environment.ts'

type AnswerStore = Pick<Environment, 'caches' | 'now'>

const CACHE = 'last-answers'
const STORED_AT = 'x-stored-at'
// No address of a list matches, whatever the name of the repository.
const ARTICLE_ADDRESS = /\.md(\/raw)?($|\?)/
/** The number of articles that are stored: those read last. */
export const MOST_ARTICLES = 20

/** Stores an answer under its address with the present time. It replaces the last one. */
export async function remember(
  address: string,
  bytes: Uint8Array<ArrayBuffer>,
  store: AnswerStore,
): Promise<void> {
  await withCache(store, async (cache) => {
    await cache.put(address, new Response(bytes, { headers: { [STORED_AT]: String(store.now()) } }))
    await dropOldArticles(cache)
  })
}

/** The bytes stored for an address, and when (ms since 1970); `null` without an answer. */
export async function recall(
  address: string,
  store: AnswerStore,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; storedAt: number } | null> {
  return withCache(store, async (cache) => {
    const response = await cache.match(address)
    const storedAt = dateOf(response)
    // After a wrong clock, or with an entry of another program, an answer from the future would seem newer than any other.
    if (!response || !(storedAt >= 0 && storedAt <= store.now())) return null
    return { bytes: new Uint8Array(await response.arrayBuffer()), storedAt }
  })
}

/** Deletes the answer stored for an address. */
export async function forget(address: string, store: AnswerStore): Promise<void> {
  await withCache(store, (cache) => cache.delete(address))
}

async function dropOldArticles(cache: Cache): Promise<void> {
  const articles = (await cache.keys()).filter(({ url }) => ARTICLE_ADDRESS.test(url))
  const dated = await Promise.all(
    articles.map(async (article) => ({ article, storedAt: dateOf(await cache.match(article)) })),
  )
  const old = dated.toSorted((a, b) => b.storedAt - a.storedAt).slice(MOST_ARTICLES)
  await Promise.all(old.map(({ article }) => cache.delete(article)))
}

/** ms since 1970; an answer that has lost its date counts as the oldest. */
function dateOf(response: Response | undefined): number {
  return Number(response?.headers.get(STORED_AT))
}

async function withCache<T>(
  { caches }: AnswerStore,
  access: (cache: Cache) => Promise<T>,
): Promise<T | null> {
  try {
    const cache = await caches()?.open(CACHE)
    return cache ? await access(cache) : null
  } catch {
    return null
  }
}
