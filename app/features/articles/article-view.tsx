import type { ReactNode } from 'react'
import { assertNever } from '#app/shared/assert-never.ts'
import { ROUTER_BASE } from '#app/shared/settings.ts'
import { ArticleFacts, type ShownFacts } from './article-facts.tsx'
import { isArticleName } from './article-name.ts'
import styles from './article-view.module.css'
import { type Live, shownIn } from './live.ts'
import { LiveHead } from './live-head.tsx'
import { isGone } from './source-fault.ts'

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
  /** What stands in the article's place when there is none. */
  whenGone?: ReactNode
  /** The article's text. It is the page's business, live or saved. */
  children: (article: T) => ReactNode
}

/** The whole of `/blogs/{name}` around the text: heading, what the live call is doing, the way back (ART-2, SAVE-1). */
export function ArticleView<T extends ShownInView>(props: ArticleViewProps<T>) {
  const { name, state, retry, whenGone, children } = props
  const article = shownIn(state)
  return (
    <article className={styles.page} lang={article?.lang}>
      <LiveHead
        heading={headingOf(name, state)}
        state={state}
        failure="Failed to fetch article"
        retry={retry}
      >
        {article && <ArticleFacts article={article} />}
        {article?.isDoubtful && <span>perhaps incomplete: GitHub lists another text</span>}
      </LiveHead>
      {state.status === 'failed' && state.fault.kind === 'missing' && whenGone}
      {article && children(article)}
      <footer className={styles.foot}>
        <a href={`${ROUTER_BASE}/blogs`}>All articles</a>
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
