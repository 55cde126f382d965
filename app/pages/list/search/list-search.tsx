import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { namedLike } from '#app/features/search/named-like.ts'
import type { SearchQuery } from '#app/features/search/search-engine.ts'
import type { CountedTag, ListedArticle } from '#app/lib/articles/article-index.ts'
import { plural } from '#app/lib/language/sentences.ts'
import { reportResult } from '#app/lib/while-needed.ts'
import * as words from '#app/lib/words/list.ts'
import rowStyles from '#app/pages/list/article-list.module.css'
import { ArticleRow } from '#app/pages/list/article-rows.tsx'
import type { KnownArticles, Results } from './found-articles.tsx'
import styles from './list-search.module.css'
import { SearchBar } from './search-bar.tsx'
import { isEmpty, useListFilter } from './use-list-filter.ts'

const loadSearch = () => import('./found-articles.tsx')

/** The most results. */
const MAX_RESULTS = 50

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The search field and the tags of `/blogs`, and the list, which the results replace. They load nothing before a visitor uses them. */
export function ListSearch({
  tags,
  children,
  articles,
  translations,
  isWhole,
}: KnownArticles & { tags: readonly CountedTag[]; children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { filter, change, isCleared } = useListFilter(field)
  const isFiltered = !isEmpty(filter)
  const { results, isCurrent } = useResults(filter, { articles, translations, isWhole })
  // Whether Enter waits for the results of the present filter.
  const [isEnterWaiting, setEnterWaiting] = useState(false)

  useEffect(() => {
    if (!isEnterWaiting || !isCurrent) return
    setEnterWaiting(false)
    linksIn(container.current)[0]?.click()
  }, [isEnterWaiting, isCurrent])

  function changeFilter(next: SearchQuery, isStep = false) {
    setEnterWaiting(false)
    change(next, isStep)
  }

  function onKeyDown(event: KeyboardEvent) {
    // Input methods use the same keys.
    if (event.nativeEvent.isComposing) return
    // The arrows move the focus from the field to the results, and among them.
    const stops = [field.current, ...linksIn(container.current)]
    const index = stops.findIndex((stop) => stop === document.activeElement)
    const isInField = index === 0
    const step = STEPS[event.key]
    if (event.key === 'Escape' && isFiltered) {
      changeFilter({ text: '', tag: '' })
      field.current?.focus()
    } else if (event.key === 'Enter' && isInField) {
      setEnterWaiting(isFiltered)
    } else if (step !== undefined && index !== -1 && isFiltered) {
      stops[index + step]?.focus()
    } else {
      return
    }
    event.preventDefault()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It handles the keys of the field and of the results.
    <div ref={container} onKeyDown={onKeyDown}>
      <SearchBar
        tags={tags}
        current={filter.tag}
        choose={(tag) => changeFilter({ ...filter, tag }, true)}
        field={{
          ref: field,
          value: filter.text,
          onFocus: () => void loadSearch().catch(() => {}),
          onChange: ({ currentTarget }) => changeFilter({ ...filter, text: currentTarget.value }),
        }}
      />
      {isFiltered && (
        <div data-results="">
          <p role="status" className={styles.status}>
            {results.status}
          </p>
          <ul role="list" className={rowStyles.rows}>
            {results.rows.map((row) => (
              <ArticleRow key={row.article.name} {...row} />
            ))}
          </ul>
          {results.rows.length === 0 && results.nothing}
        </div>
      )}
      <p aria-live="polite" className="visually-hidden">
        {isCleared && plural(words.articles, articles.length)}
      </p>
      {/* Hidden instead of removed, so that the rows come back at once. */}
      <div hidden={isFiltered}>{children}</div>
    </div>
  )
}

/** The links of the results, the best first. */
function linksIn(container: Element | null): HTMLElement[] {
  return [...(container?.querySelectorAll<HTMLElement>('[data-results] a[href]') ?? [])]
}

/**
 * The last answer of the search; it is current unless it answers an earlier filter. Until the first one, names and titles are
 * compared.
 */
function useResults(
  filter: SearchQuery,
  { articles, translations, isWhole }: KnownArticles,
): { results: Results; isCurrent: boolean } {
  const [answer, setAnswer] = useState<{ filter: SearchQuery; results: Results }>()

  useEffect(() => {
    if (isEmpty(filter)) return undefined
    const find = () =>
      loadSearch()
        .then(({ findArticles }) => findArticles(filter, { articles, translations, isWhole }, MAX_RESULTS))
        .catch(() => compareNames(words.searchFailed, filter, articles))
    return reportResult(find, (results) => setAnswer({ filter, results }))
  }, [filter, articles, translations, isWhole])

  return {
    results: answer?.results ?? compareNames(words.searching, filter, articles),
    isCurrent: answer?.filter === filter,
  }
}

function compareNames(status: string, filter: SearchQuery, articles: readonly ListedArticle[]): Results {
  const rows = namedLike(articles, filter).slice(0, MAX_RESULTS)
  return { status, rows: rows.map((article) => ({ article })) }
}
