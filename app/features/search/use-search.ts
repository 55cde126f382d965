import { useEffect, useState } from 'react'
import { loadSearch } from './load-search.ts'
import type { SearchHit } from './search-engine.ts'

/** The last answer of the search. Until the next one, it belongs to an earlier query. */
export type Found = {
  /** The words of its query. */
  text: string
  /** The tag of its query; `''` for none. */
  tag: string
  /** The best first; `null` before the first answer. */
  hits: readonly SearchHit[] | null
  /** Whether texts were also searched. */
  hasTexts: boolean
  /** The search cannot be loaded. */
  hasFailed: boolean
}

const NOTHING: Found = { text: '', tag: '', hits: null, hasTexts: true, hasFailed: false }
const NONE: readonly string[] = []

/**
 * The articles that match. The first query loads the search.
 *
 * @param newer the names of articles that are newer than the build; the same list while they stay the same
 */
export function useSearch(text: string, tag = '', newer = NONE): Found {
  const [found, setFound] = useState(NOTHING)

  useEffect(() => {
    if (text.trim() === '' && tag === '') return undefined
    const leaving = new AbortController()
    const show = (answer: Partial<Found>) =>
      leaving.signal.aborted || setFound({ ...NOTHING, text, tag, ...answer })
    answerTo(text, tag, newer).then(show, () => show({ hasFailed: true }))
    return () => leaving.abort()
  }, [text, tag, newer])

  return found
}

async function answerTo(text: string, tag: string, newer: readonly string[]) {
  const { find, hasTexts } = await loadSearch()
  return { hits: await find({ text, tag: tag || undefined }, newer), hasTexts }
}
