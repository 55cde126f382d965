import { useCallback, useEffect, useState } from 'react'
import type { ListedArticle } from '#app/lib/articles/list-document.ts'
import { isEmpty, type ListFilter } from './list-filter.ts'

/** An article that matches, and the words in it that do. */
export type Found = { name: string; title?: string; terms?: readonly string[] }

// oxlint-disable-next-line typescript/consistent-type-imports -- An import would load the module at once.
type Matches = Pick<typeof import('./matches.tsx'), 'findArticles' | 'matchesIn'>

/**
 * The articles that match a filter. Until the search is loaded, and without it, names and titles are compared.
 *
 * @param articles all that the page knows
 */
export function useFound(filter: ListFilter, articles: readonly ListedArticle[]) {
  const [matches, setMatches] = useState<Matches>()
  const [hits, setHits] = useState<readonly Found[]>()
  const [hasTexts, setHasTexts] = useState(true)
  const [hasFailed, setFailed] = useState(false)
  const isFiltered = !isEmpty(filter)

  const load = useCallback(async () => {
    try {
      const { startLoading, findArticles, matchesIn } = await import('./matches.tsx')
      startLoading()
      setMatches({ findArticles, matchesIn })
    } catch {
      setFailed(true)
    }
  }, [])

  useEffect(() => {
    if (!isFiltered) {
      setHits(undefined)
      return undefined
    }
    const changed = new AbortController()
    const { signal } = changed
    async function find() {
      // When it is loaded, this runs again.
      if (!matches) return load()
      const found = await matches.findArticles(filter, articles).catch(() => null)
      if (signal.aborted) return
      // The last hits stay until the next ones are there.
      if (found) setHits(found.hits)
      setHasTexts(found?.hasTexts ?? true)
      setFailed(found === null)
    }
    void find()
    return () => changed.abort()
  }, [isFiltered, matches, load, filter, articles])

  return { matches, hits, hasTexts, hasFailed, load }
}
