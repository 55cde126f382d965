import type { Environment } from './environment.ts'

/** The bytes of an answer, and when it was stored (ms since 1970). */
export type LastAnswer = { bytes: Uint8Array<ArrayBuffer>; storedAt: number }

type AnswerStore = Pick<Environment, 'caches' | 'now'>

const CACHE = 'last-answers'
const STORED_AT = 'x-stored-at'
// No address of a list matches, whatever the name of the repository.
const ARTICLE_ADDRESS = /\.md(\/raw)?($|\?)/
/** The number of articles that are stored: those read last. */
export const MOST_ARTICLES = 20

/*
 * The host's last good answers to this browser. If storage is missing, full or broken, nothing is stored and nothing fails.
 */

/** Stores an answer under its address with the present time. It replaces the last one. */
export async function remember(
  address: string,
  bytes: Uint8Array<ArrayBuffer>,
  storage: AnswerStore,
): Promise<void> {
  await withCache(storage, async (cache) => {
    await cache.put(address, new Response(bytes, { headers: { [STORED_AT]: String(storage.now()) } }))
    await dropOldArticles(cache)
  })
}

/** Returns the answer stored for an address; `null` without one. */
export async function recall(address: string, storage: AnswerStore): Promise<LastAnswer | null> {
  const answer = await withCache(storage, async (cache) => {
    const response = await cache.match(address)
    if (!response) return null
    return { bytes: new Uint8Array(await response.arrayBuffer()), storedAt: dateOf(response) }
  })
  // After a wrong clock, or with an entry of another program, an answer from the future would seem newer than any other.
  return answer && answer.storedAt >= 0 && answer.storedAt <= storage.now() ? answer : null
}

/** Deletes the answer stored for an address. */
export async function forget(address: string, storage: AnswerStore): Promise<void> {
  await withCache(storage, (cache) => cache.delete(address))
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
