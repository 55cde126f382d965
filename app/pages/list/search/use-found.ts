import { useCallback, useEffect, useState } from 'react'
import type { ListedArticle } from '#app/lib/articles/list-document.ts'
import { isEmpty, type ListFilter } from './list-filter.ts'

/** An article that matches, and the words in it that do. */
export type Found = { name: string; title?: string; terms?: readonly string[] }

// oxlint-disable-next-line typescript/consistent-type-imports -- An import would load the module at once.
type Matches = Pick<typeof import('./matches.tsx'), 'findArticles' | 'matchesIn'>

type FoundList = {
  /** Of the filter, or of the one before until its own are there. */
  hits?: readonly Found[]
  /** Whether texts were searched, too. */
  hasTexts: boolean
  /** The search cannot be loaded. */
  hasFailed: boolean
}

const NOTHING: FoundList = { hasTexts: true, hasFailed: false }

/**
 * The articles that match a filter. Until the search is loaded, and without it, names and titles are compared.
 *
 * @param articles all that the page knows
 */
export function useFound(filter: ListFilter, articles: readonly ListedArticle[]) {
  const [matches, setMatches] = useState<Matches>()
  const [found, setFound] = useState(NOTHING)
  const isFiltered = !isEmpty(filter)

  const load = useCallback(async () => {
    try {
      const { startLoading, findArticles, matchesIn } = await import('./matches.tsx')
      startLoading()
      setMatches({ findArticles, matchesIn })
    } catch {
      setFound({ ...NOTHING, hasFailed: true })
    }
  }, [])

  useEffect(() => {
    if (!isFiltered) {
      setFound(NOTHING)
      return undefined
    }
    const changed = new AbortController()
    const { signal } = changed
    async function find() {
      // When it is loaded, this runs again.
      if (!matches) return load()
      const answer = await matches.findArticles(filter, articles).catch(() => null)
      if (!signal.aborted) setFound({ ...NOTHING, ...answer, hasFailed: answer === null })
    }
    void find()
    return () => changed.abort()
  }, [isFiltered, matches, load, filter, articles])

  return { matches, found, load }
}
