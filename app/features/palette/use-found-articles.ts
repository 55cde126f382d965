import { useEffect, useState } from 'react'
import { loadSearch } from '#app/features/search/load-search.ts'
import { PATH_PREFIX } from '#app/lib/settings.ts'
import { articleCommands } from './article-commands.ts'
import type { Command } from './commands.ts'

type FoundArticles = {
  /** The query that they answer. */
  query: string
  articles: readonly Command[]
  hasFailed: boolean
}

const NONE: FoundArticles = { query: '', articles: [], hasFailed: false }

/** The articles that the search finds, the best first. The first query loads the search. */
export function useFoundArticles(query: string): FoundArticles {
  const [found, setFound] = useState(NONE)

  useEffect(() => {
    if (query.trim() === '') return undefined
    const leaving = new AbortController()
    const show = (answer: FoundArticles) => leaving.signal.aborted || setFound(answer)
    findArticles(query).then(
      (articles) => show({ query, articles, hasFailed: false }),
      () => show({ query, articles: [], hasFailed: true }),
    )
    return () => leaving.abort()
  }, [query])

  return found
}

async function findArticles(query: string): Promise<Command[]> {
  const { find } = await loadSearch()
  return articleCommands(await find({ text: query }), query, PATH_PREFIX)
}
