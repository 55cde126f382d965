import { lazy, Suspense } from 'react'
import { isArticleName } from '#article-host/article-name.ts'
import { isGone } from '#article-host/fault.ts'
import { CommentsInvitation } from '#app/features/comments/comments-invitation.tsx'
import { LiveHead } from '#app/features/live-status/live-head.tsx'
import type { Live } from '#app/lib/live/live.ts'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'
import { ArticleFacts } from './article-facts.tsx'
import type { ArticleOnPage } from './format-changed-article.tsx'
import styles from './article-view.module.css'
import { TextInPlace } from './text/text-in-place.tsx'
import * as words from '#app/lib/words/article.ts'

// Loaded only if the article is not found.
const Suggestions = lazy(() => import('./article-suggestions.tsx').catch(() => ({ default: () => null })))

type ArticleViewProps = {
  /** The name in the address. */
  name: string
  /** See `ArticleFacts`. */
  builtTags?: readonly string[]
  state: Live<ArticleOnPage>
  retry: () => void
}

/** An article: its heading, the state of the call, its text, and a link to the list (ART-2, SAVE-1). */
export function ArticleView({ name, builtTags, state, retry }: ArticleViewProps) {
  const article = state.copy?.value
  const hasFailed = state.status === 'failed'
  const isMissing = hasFailed && isGone(state.fault)
  return (
    <article className={styles.page} lang={article?.lang}>
      <LiveHead
        heading={isMissing ? words.failure : headingOf(name, state)}
        state={state}
        failure={words.failure}
        reason={isMissing ? words.noneOfThisName : undefined}
        retry={retry}
      >
        {article && <ArticleFacts article={article} builtTags={builtTags} />}
      </LiveHead>
      {hasFailed && state.fault.kind === 'missing' && (
        <Suspense>
          <Suggestions name={name} />
        </Suspense>
      )}
      <TextInPlace measure={article?.anchorScroll}>
        {article ? article.text : !hasFailed && <div className={styles.room} />}
      </TextInPlace>
      <footer className={styles.foot}>
        <a className="lone" href={`${PATH_PREFIX}/blogs`}>
          {words.allArticles}
        </a>
      </footer>
      {article && import.meta.env.SITE_COMMENTS && (
        <CommentsInvitation settings={import.meta.env.SITE_COMMENTS} />
      )}
    </article>
  )
}

/**
 * The article's title or name. Anyone can put words into an address, so the page repeats the name only of an article that
 * exists.
 */
export function headingOf(name: string, state: Live<{ title: string }>): string {
  if (!isArticleName(name) || (state.status === 'failed' && isGone(state.fault))) return words.noSuchArticle
  return state.copy ? state.copy.value.title || name : words.article
}
