import type { ReactNode } from 'react'
import { assertNever } from '#app/lib/assert-never.ts'
import { PATH_PREFIX } from '#app/lib/settings.ts'
import { ArticleFacts, type ShownFacts } from './article-facts.tsx'
import { isArticleName } from '#github/article-name.ts'
import styles from './article-view.module.css'
import { type Live, type Saved, shownIn } from '#app/lib/live.ts'
import { LiveHead } from '#app/features/live-status/live-head.tsx'
import { isGone } from '#github/fault.ts'

/** What the view itself shows of an article. */
export type ShownInView = ShownFacts & {
  title: string
  lang?: string
  /** GitHub lists another text under the name. */
  isDoubtful?: boolean
}

type ArticleViewProps<T> = {
  /** The name in the address. */
  name: string
  state: Live<T>
  retry: () => void
  /** Whether a list has named the article. */
  isListed?: boolean
  /** What stands in the article's place when there is none. */
  whenGone?: ReactNode
  /** The article's text. It is the page's business, live or saved. */
  children: (article: T) => ReactNode
}

/** The whole of `/blogs/{name}` around the text: heading, what the live call is doing, the way back (ART-2, SAVE-1). */
export function ArticleView<T extends ShownInView>(props: ArticleViewProps<T>) {
  const { name, state, retry, isListed = false, whenGone, children } = props
  const article = shownIn(state)
  return (
    <article className={styles.page} lang={article?.lang}>
      <LiveHead
        heading={headingOf(name, state, isListed)}
        state={state}
        failure="Failed to fetch article"
        retry={retry}
      >
        {article && <ArticleFacts article={article} />}
        {article?.isDoubtful && <span>perhaps incomplete: GitHub lists another text</span>}
      </LiveHead>
      {state.status === 'failed' && state.fault.kind === 'missing' && whenGone}
      {article ? children(article) : state.status !== 'failed' && <div className={styles.room} />}
      <footer className={styles.foot}>
        <a href={`${PATH_PREFIX}/blogs`}>All articles</a>
      </footer>
    </article>
  )
}

const NO_ARTICLE = 'No such article'
/** What a page is called while nobody but its address says that there is an article of that name. */
const SOME_ARTICLE = 'Article'

/**
 * The heading of an article's page, and its title: the article's own, else its name. Anyone can write words into an
 * address; unless a list, a copy or GitHub itself says that there is an article of that name, the owner's site does not
 * repeat them.
 *
 * @param isListed whether a list has named it
 */
export function headingOf(name: string, state: Live<{ title: string }>, isListed: boolean): string {
  if (!isArticleName(name)) return NO_ARTICLE
  const unread = isListed ? name : SOME_ARTICLE
  switch (state.status) {
    case 'ready':
      return state.value.title || name
    case 'failed':
      return isGone(state.fault) ? NO_ARTICLE : titleOf(state.saved, name, unread)
    case 'resting':
    case 'loading':
      return titleOf(state.saved, name, unread)
    default:
      return assertNever(state)
  }
}

function titleOf(saved: Saved<{ title: string }> | null, name: string, unread: string): string {
  return saved ? saved.value.title || name : unread
}
