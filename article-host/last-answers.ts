// The host's last good answers to this browser. If storage is missing, full or broken, nothing is stored and nothing fails.
import type { Environment } from './environment.ts'

type AnswerStore = Pick<Environment, 'caches' | 'now'>

const CACHE = 'last-answers'
const STORED_AT = 'x-stored-at'

/** Stores an answer under its address with the present time. It replaces the last one. */
export async function remember(
  address: string,
  bytes: Uint8Array<ArrayBuffer>,
  store: AnswerStore,
): Promise<void> {
  const answer = new Response(bytes, { headers: { [STORED_AT]: String(store.now()) } })
  await withCache(store, (cache) => cache.put(address, answer))
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
