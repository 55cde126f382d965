import { type ReactNode, useRef } from 'react'
import { Link } from 'wouter'
import { assertNever } from '#app/shared/assert-never.ts'
import { isArticleName } from './article-name.ts'
import styles from './article-view.module.css'
import { FailureNotice } from './failure-notice.tsx'
import { type Live, shownIn } from './live.ts'
import { isGone } from './source-fault.ts'

type ArticleViewProps<T> = {
  /** The name in the address. */
  name: string
  state: Live<T>
  retry: () => void
  /** The article's text. It is the page's business, live or saved. */
  children: (article: T) => ReactNode
}

/** The whole of `/blogs/{name}` around the text: heading, what the live call is doing, the way back (ART-2, SAVE-1). */
export function ArticleView<T extends { title: string; minutes: number }>(props: ArticleViewProps<T>) {
  const { name, state, retry, children } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const article = shownIn(state)

  function retryFromHeading() {
    // The button leaves with the notice. The reader's place would go with it.
    heading.current?.focus({ preventScroll: true })
    retry()
  }

  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1} dir="auto" className={styles.heading}>
          {headingOf(name, state)}
        </h1>
        <p className={styles.facts}>
          {article && <span>{article.minutes} min read</span>}
          <span role="status">{state.status === 'loading' && 'Loading...'}</span>
        </p>
      </header>
      {state.status === 'failed' && (
        <FailureNotice
          text="Failed to fetch article"
          fault={state.fault}
          takenAt={state.saved && state.saved.takenAt}
          retry={retryFromHeading}
        />
      )}
      {article && children(article)}
      <footer className={styles.foot}>
        <Link href="/blogs">All articles</Link>
      </footer>
    </article>
  )
}

const NO_ARTICLE = 'No such article'

/**
 * The heading of an article's page, and its title: the article's own, else its name. Anyone can write words into an
 * address; where no article is, the owner's site does not repeat them.
 */
export function headingOf(name: string, state: Live<{ title: string }>): string {
  if (!isArticleName(name)) return NO_ARTICLE
  switch (state.status) {
    case 'ready':
      return state.value.title || name
    case 'failed':
      return isGone(state.fault) ? NO_ARTICLE : state.saved?.value.title || name
    case 'resting':
    case 'loading':
      return state.saved?.value.title || name
    default:
      return assertNever(state)
  }
}
