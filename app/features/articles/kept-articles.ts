import { isRecord } from './is-record.ts'
import { attempt, isPast, type Keeping, keyPrefix } from './kept-storage.ts'

/** An article as it was read last, before it is rendered. */
type KeptArticle = {
  text: string
  /** The git blob SHA-1 of its bytes, or `''`. */
  sha: string
  /** Of its bytes as they came; nothing in copies of older versions. A text that was no UTF-8 has grown since. */
  size?: number
  /** ms since 1970 */
  takenAt: number
}

/** The browser's own last good copies of articles. */
export type KeptArticles = {
  article: (name: string) => KeptArticle | null
  keepArticle: (name: string, article: Omit<KeptArticle, 'takenAt'>) => void
  /** For an article that is gone (SAVE-2). */
  forgetArticle: (name: string) => void
}

export const MOST_ARTICLES = 20
/** Of all of them together, in UTF-16 units of two bytes: one of the five megabytes that browsers give. */
export const MOST_UNITS = 380_000

/**
 * Keeps the articles read last, for times when GitHub does not answer: what is newer than the site's own snapshot is in no
 * other place.
 *
 * Each article is a value of its own, which begins with its time. There is no list of them beside that could be corrupt, or
 * that two tabs could write over one another's: what is kept is what is found.
 */
export function createKeptArticles(keeping: Keeping): KeptArticles {
  const { storage, now } = keeping
  const prefix = `${keyPrefix(keeping)}:article:`

  /** Drops what is too much: from the article that was read longest ago. */
  function trim(): void {
    let units = 0
    const found = ownKeys().map((key) => ({ key, value: storage().getItem(key) ?? '' }))
    const byTime = found.toSorted((a, b) => timeOf(b.value, now()) - timeOf(a.value, now()))
    for (const [index, { key, value }] of byTime.entries()) {
      units += value.length
      if (index >= MOST_ARTICLES || units > MOST_UNITS) storage().removeItem(key)
    }
  }

  function ownKeys(): string[] {
    const keys = Array.from({ length: storage().length }, (_, index) => storage().key(index) ?? '')
    return keys.filter((key) => key.startsWith(prefix))
  }

  return {
    article: (name) =>
      attempt(() => articleIn(JSON.parse(storage().getItem(prefix + name) ?? 'null'), now()), null),
    keepArticle(name, { text, sha, size }) {
      // As it is stored: quotes and line ends grow.
      const value = JSON.stringify({ takenAt: now(), sha, size, text })
      if (value.length > MOST_UNITS) return
      attempt(() => {
        storage().setItem(prefix + name, value)
        trim()
      }, undefined)
    },
    forgetArticle: (name) => attempt(() => storage().removeItem(prefix + name), undefined),
  }
}

/** When a value was kept, ms since 1970, without parsing all of it; what does not say so, or says what cannot be, is oldest. */
function timeOf(value: string, now: number): number {
  const time = Number(/^\{"takenAt":(\d+)/.exec(value)?.[1])
  return isPast(time, now) ? time : -1
}

function articleIn(value: unknown, now: number): KeptArticle | null {
  if (!isRecord(value) || !isPast(value.takenAt, now)) return null
  const { text, sha, size, takenAt } = value
  if (typeof text !== 'string' || typeof sha !== 'string') return null
  return { text, sha, ...(typeof size === 'number' && { size }), takenAt }
}
