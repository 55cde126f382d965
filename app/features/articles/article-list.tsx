import { useMemo, useRef } from 'react'
import { assertNever } from '#app/shared/assert-never.ts'
import styles from './article-list.module.css'
import { ArticleRows } from './article-rows.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { type ListedArticle, withDetails } from './listed-article.ts'
import { GITHUB_LISTING_LIMIT } from './listing.ts'
import type { Live } from './live.ts'

type ArticleListProps = { state: Live<readonly ListedArticle[]>; retry: () => void }

/** The whole of `/blogs`: its heading, what the live call is doing, and the articles (LIST-1 to LIST-5, SAVE-1). */
export function ArticleList({ state, retry }: ArticleListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const articles = useMemo(() => articlesIn(state), [state])

  function retryFromHeading() {
    // The button leaves with the notice. The reader's place would go with it.
    heading.current?.focus({ preventScroll: true })
    retry()
  }

  return (
    <section className={styles.page}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          Blog Articles
        </h1>
        <p className={styles.facts}>
          {articles && <span>{countOf(articles.length)}</span>}
          <span role="status">{state.status === 'loading' && 'Loading...'}</span>
        </p>
      </header>
      {state.status === 'failed' && (
        <FailureNotice
          text="Failed to fetch articles"
          fault={state.fault}
          takenAt={state.saved && state.saved.takenAt}
          retry={retryFromHeading}
        />
      )}
      {articles && <ArticleRows articles={articles} />}
    </section>
  )
}

function articlesIn(state: ArticleListProps['state']): readonly ListedArticle[] | null {
  switch (state.status) {
    case 'ready':
      return withDetails(state.value, state.saved?.value ?? [])
    case 'resting':
    case 'loading':
    case 'failed':
      return state.saved && state.saved.value
    default:
      return assertNever(state)
  }
}

function countOf(articles: number): string {
  if (articles === 0) return ''
  if (articles === 1) return '1 article'
  const count = `${articles.toLocaleString('en')} articles`
  return articles === GITHUB_LISTING_LIMIT ? `${count}, as many as GitHub lists` : count
}
