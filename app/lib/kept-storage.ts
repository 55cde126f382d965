/** Where a browser keeps things, and whose they are. */
export type Keeping = {
  /** The browser's storage. Reading the very property throws where cookies are blocked. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>
  /** Tells this site's articles from those of another on the same host. */
  owner: string
  /** ms since 1970 */
  now: () => number
}

/** What all keys of one site begin with. */
export function keyPrefix({ owner }: Pick<Keeping, 'owner'>): string {
  return `blog:v1:${owner}`
}

/** No access ever throws: without a storage, or with a broken one, nothing is kept. */
export function attempt<T>(access: () => T, otherwise: T): T {
  try {
    return access()
  } catch {
    return otherwise
  }
}

/** A copy from the future was dated by a clock that was wrong, and would win over every other. */
export function isPast(time: unknown, now: number): time is number {
  return typeof time === 'number' && time >= 0 && time <= now
}
