/** What this folder needs from the browser. It is passed in, so that tests can stand in for it. */
export type Environment = {
  fetch: typeof globalThis.fetch
  /** ms since 1970 */
  now: () => number
  /** Resolves after about that many ms. */
  pause: (ms: number) => Promise<unknown>
  /** Whether the browser believes that it has a network. */
  online: () => boolean
  /** `crypto.subtle`, which browsers withhold from pages on plain http. */
  subtle: SubtleCrypto | undefined
  /** The browser's Cache Storage: missing on plain http, and reading it throws where storage is blocked. */
  caches: () => CacheStorage | undefined
}
