import { createKeptArticles } from '#app/lib/kept-articles.ts'
import { createKeptList } from '#app/lib/kept-list.ts'
import type { Keeping } from '#app/lib/kept-storage.ts'

/** When a copy is kept, unless a test says so: at a time other than 0, in ms. */
export const DAY = 86_400_000

/** All that keeps copies in a storage: the list and the articles. */
export const createKeptCopies = (keeping: Keeping) => ({
  ...createKeptList(keeping),
  ...createKeptArticles(keeping),
})

/** A storage as a browser has it, in the open. */
export function storageOf(items: Record<string, string> = {}) {
  const map = new Map(Object.entries(items))
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    key: (index: number) => [...map.keys()][index] ?? null,
    get length() {
      return map.size
    },
  }
}

/** A clock that goes on by itself. */
export function ticking() {
  let time = DAY
  return () => (time += 1)
}

/** What a page keeps its copies with, for a repository and a clock. */
export const copiesIn = (storage: ReturnType<Keeping['storage']>, owner = 'alex/notes', now = () => DAY) =>
  createKeptCopies({ storage: () => storage, owner, now })

/** The git blob SHA-1 of some text. */
export const SHA = 'a'.repeat(40)
/** A listing of two articles. */
export const listing = { entries: [{ name: 'One', sha: SHA, size: 3 }, { name: 'Two' }], isCut: false }
