import { useMemo } from 'react'
import { assertNever } from '#app/lib/assert-never.ts'
import styles from './article-list.module.css'
import { ArticleRows } from './article-rows.tsx'
import { type ArticleListing, joined, type ListedArticle } from './listed-article.ts'
import { GITHUB_LISTING_LIMIT } from '#github/listing.ts'
import { type Live, shownIn } from '#app/lib/live.ts'
import { LiveHead } from '#app/features/live-status/live-head.tsx'

type ArticleListProps = { state: Live<ArticleListing>; retry: () => void }

/** The whole of `/blogs`: its heading, what the live call is doing, and the articles (LIST-1 to LIST-5, SAVE-1). */
export function ArticleList({ state, retry }: ArticleListProps) {
  const articles = useMemo(() => articlesIn(state), [state])
  return (
    <section className={styles.page}>
      <LiveHead heading="Blog Articles" state={state} failure="Failed to fetch articles" retry={retry}>
        {articles && <span>{countOf(articles.length, shownIn(state)?.isCut)}</span>}
      </LiveHead>
      {articles && <ArticleRows articles={articles} />}
    </section>
  )
}

function articlesIn(state: Live<ArticleListing>): readonly ListedArticle[] | null {
  switch (state.status) {
    case 'ready':
      return joined(state.value, state.saved?.value ?? { entries: [] })
    case 'resting':
    case 'loading':
    case 'failed':
      return state.saved && state.saved.value.entries
    default:
      return assertNever(state)
  }
}

function countOf(articles: number, isCut = false): string {
  if (articles === 0) return ''
  const count = articles === 1 ? '1 article' : `${articles.toLocaleString('en')} articles`
  return isCut
    ? `${count}; GitHub lists no more than ${GITHUB_LISTING_LIMIT.toLocaleString('en')} files`
    : count
}
