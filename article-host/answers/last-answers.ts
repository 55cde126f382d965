// The host's last good answers to this browser. If storage is missing, full or broken, nothing is stored and nothing fails.
import type { Environment } from '#article-host/environment.ts'

type AnswerStore = Pick<Environment, 'answers' | 'now'>

const STORED_AT = 'x-stored-at'
const SIZE = 'x-size'

const MAX_ANSWERS = 50
const MAX_BYTES = 10_000_000

/** Stores an answer under its address with the present time. It replaces the last one, and those that were read longest ago. */
export async function remember(
  address: string,
  bytes: Uint8Array<ArrayBuffer>,
  store: AnswerStore,
): Promise<void> {
  if (bytes.length > MAX_BYTES) return
  const headers = { [STORED_AT]: String(store.now()), [SIZE]: String(bytes.length) }
  await withCache(store, async (cache) => {
    await cache.put(address, new Response(bytes, { headers }))
    await deleteOldest(cache, store.now())
  })
}

/** Deletes the answers over the limits. */
async function deleteOldest(cache: Cache, now: number): Promise<void> {
  const requests = await cache.keys()
  const answers = await Promise.all(requests.map((request) => storedAnswer(cache, request, now)))
  const newestFirst = answers.toSorted((a, b) => b.storedAt - a.storedAt)
  let bytes = 0
  for (const [index, { request, size }] of newestFirst.entries()) {
    bytes += size
    if (index >= MAX_ANSWERS || bytes > MAX_BYTES) await cache.delete(request)
  }
}

/** The facts that decide which answers stay. Those of another program, or of a wrong clock, count as the oldest and as too large. */
async function storedAnswer(
  cache: Cache,
  request: Request,
  now: number,
): Promise<{ request: Request; storedAt: number; size: number }> {
  const headers = (await cache.match(request))?.headers
  const storedAt = Number(headers?.get(STORED_AT) ?? Number.NaN)
  const size = Number(headers?.get(SIZE) ?? Number.NaN)
  const isOurs = storedAt <= now && !Number.isNaN(size)
  return isOurs ? { request, storedAt, size } : { request, storedAt: -Infinity, size: Infinity }
}

/** The bytes stored for an address, and when (ms since 1970); `null` without an answer. */
export async function recall(
  address: string,
  store: AnswerStore,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; storedAt: number } | null> {
  return withCache(store, async (cache) => {
    const response = await cache.match(address)
    const storedAt = Number(response?.headers.get(STORED_AT))
    // After a wrong clock, or with an entry of another program, an answer from the future would seem newer than any other.
    if (!response || !(storedAt >= 0 && storedAt <= store.now())) return null
    return { bytes: new Uint8Array(await response.arrayBuffer()), storedAt }
  })
}

/** Deletes the answer stored for an address. */
export async function forget(address: string, store: AnswerStore): Promise<void> {
  await withCache(store, (cache) => cache.delete(address))
}

async function withCache<T>(
  { answers }: AnswerStore,
  access: (cache: Cache) => Promise<T>,
): Promise<T | null> {
  try {
    const cache = await answers()
    return cache ? await access(cache) : null
  } catch {
    return null
  }
}
