import { isRecord } from '#github/is-record.ts'
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
  /** For an article that is there, though its text is none to keep. What is kept of it stays. */
  noteArticle: (name: string) => void
  /** For an article that is gone (SAVE-2): of it the time is kept, because copies of it may be kept elsewhere. */
  forgetArticle: (name: string) => void
  /**
   * When the article was last found to be gone, ms since 1970; -1 if it was not, or has been read since. A copy that is
   * older is none.
   */
  goneAt: (name: string) => number
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

  const valueOf = (name: string): unknown => JSON.parse(storage().getItem(prefix + name) ?? 'null')
  const remove = (name: string) => attempt(() => storage().removeItem(prefix + name), undefined)
  const write = (name: string, value: string) =>
    attempt(() => {
      storage().setItem(prefix + name, value)
      trim()
    }, undefined)
  const goneAt = (name: string) => attempt(() => goneTimeIn(valueOf(name), now()), -1)
  const noteArticle = (name: string) => {
    if (goneAt(name) >= 0) remove(name)
  }

  return {
    article: (name) => attempt(() => articleIn(valueOf(name), now()), null),
    keepArticle(name, { text, sha, size }) {
      // As it is stored: quotes and line ends grow.
      const value = JSON.stringify({ takenAt: now(), sha, size, text })
      if (value.length <= MOST_UNITS) write(name, value)
      else noteArticle(name)
    },
    forgetArticle(name) {
      // First, for a storage that is full.
      remove(name)
      write(name, JSON.stringify({ takenAt: now(), isGone: true }))
    },
    noteArticle,
    goneAt,
  }
}

/** When a value was kept, ms since 1970, without parsing all of it; what does not say so, or says what cannot be, is oldest. */
function timeOf(value: string, now: number): number {
  const time = Number(/^\{"takenAt":(\d+)/.exec(value)?.[1])
  return isPast(time, now) ? time : -1
}

function goneTimeIn(value: unknown, now: number): number {
  return isRecord(value) && value.isGone === true && isPast(value.takenAt, now) ? value.takenAt : -1
}

function articleIn(value: unknown, now: number): KeptArticle | null {
  if (!isRecord(value) || !isPast(value.takenAt, now)) return null
  const { text, sha, size, takenAt } = value
  if (typeof text !== 'string' || typeof sha !== 'string') return null
  return { text, sha, ...(typeof size === 'number' && { size }), takenAt }
}
