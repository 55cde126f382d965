/** The browser's functions that this folder uses. They are parameters, so that tests can replace them. */
export type Environment = {
  fetch: typeof globalThis.fetch
  /** ms since 1970 */
  now: () => number
  /** Resolves after about that many ms. */
  pause: (ms: number) => Promise<unknown>
  /** Whether the browser believes that it has a network. */
  online: () => boolean
  /** `crypto.subtle`, which pages on plain http do not have. */
  subtle: SubtleCrypto | undefined
  /** Opens the cache of answers: missing on plain http, and it throws where storage is blocked. */
  answers: () => Promise<Cache> | undefined
}
