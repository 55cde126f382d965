import { GITHUB_LISTING_LIMIT } from '#github/listing.ts'
import { LiveHead } from '#app/features/live-status/live-head.tsx'
import type { Live } from '#app/lib/live.ts'
import styles from './article-list.module.css'
import { ArticleRows } from './article-rows.tsx'
import type { ArticleListing } from './merge.ts'

type ArticleListProps = { state: Live<ArticleListing>; retry: () => void }

/** The page `/blogs`: heading, state of the call, and articles (LIST-1 to LIST-5, SAVE-1). */
export function ArticleList({ state, retry }: ArticleListProps) {
  const list = state.copy?.value
  return (
    <section className={styles.page}>
      <LiveHead heading="Blog Articles" state={state} failure="Failed to fetch articles" retry={retry}>
        {list && <span>{countOf(list)}</span>}
      </LiveHead>
      {list && <ArticleRows articles={list.entries} />}
    </section>
  )
}

function countOf({ entries: { length }, isCut }: ArticleListing): string {
  if (length === 0) return ''
  const count = length === 1 ? '1 article' : `${length.toLocaleString('en')} articles`
  return isCut
    ? `${count}; GitHub lists no more than ${GITHUB_LISTING_LIMIT.toLocaleString('en')} files`
    : count
}
