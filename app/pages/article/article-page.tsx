import { lazy, Suspense, useEffect } from 'react'
import { articlePath, isArticleName } from '#article-host/article-name.ts'
import { isGone } from '#article-host/answers/fault.ts'
import { Comments } from '#app/features/comments/comments.tsx'
import { textDirection } from '#markdown/direction.ts'
import { LiveHead } from '#app/features/live-status/live-head.tsx'
import { type Live, useLive } from '#app/lib/live.ts'
import { pageTitle } from '#app/lib/site/page-head.ts'
import { PageFrame } from '#app/features/navigation/page-frame.tsx'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'
import { Landscape } from '#app/lib/terrain/landscape.tsx'
import { landscapeNumber } from '#app/lib/terrain/landscapes.ts'
import type { ArticleOnPage } from './format-changed-article.tsx'
import { liveArticle } from './live-article.ts'
import messageStyles from '#app/lib/message-page.module.css'
import styles from './article-view.module.css'
import { TextInPlace } from './text/text-in-place.tsx'
import * as words from '#app/lib/words/article.ts'
import { LongDate, withElements } from '#app/lib/language/elements.tsx'
import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import { SITE_IDENTITY } from '#app/lib/site/site-identity.ts'
import { tagPath } from '#app/lib/articles/tags.ts'
import type { Author } from '#markdown/frontmatter/frontmatter.ts'
import { fill } from '#app/lib/language/sentences.ts'

/** Reserves space for the text, so that it moves nothing in sight when it arrives. */
const ROOM = <div className={styles.room} />

// Loaded only if the article is not found.
const Suggestions = lazy(() => import('./article-suggestions.tsx').catch(() => ({ default: () => null })))

/** `/blogs/{name}`: an article as it was built, and then as GitHub has it now. No article can have the name `''`. */
export function ArticlePage({ name, initial }: { name: string; initial: ArticleOnPage | undefined }) {
  const { state, retry } = useLive(() => liveArticle(name, initial))
  const title = pageTitle(headingOf(name, state))

  // The live article may have a new title, and 404.html has none.
  useEffect(() => {
    document.title = title
  }, [title])

  return (
    <PageFrame current="blog">
      <ArticleView name={name} state={state} retry={retry} />
    </PageFrame>
  )
}

type ArticleViewProps = { name: string; state: Live<ArticleOnPage>; retry: () => void }

/** An article: its heading, the state of the call, its text, and a link to the list (ART-2, SAVE-1). */
export function ArticleView({ name, state, retry }: ArticleViewProps) {
  const article = state.copy?.value
  const hasFailed = state.status === 'failed'
  const isMissing = hasFailed && isGone(state.fault)
  return (
    <article className={isMissing ? `${messageStyles.message} ${styles.missing}` : styles.page}>
      {article && <Landscape className={styles.landscape} number={landscapeNumber(article.title || name)} />}
      <LiveHead
        heading={isMissing ? words.failure : headingOf(name, state)}
        state={state}
        failure={words.failure}
        lang={article?.lang}
        dir={textDirection(article?.lang)}
        reason={isMissing ? words.noneOfThisName : undefined}
        retry={retry}
      >
        {article && <ArticleFacts article={article} />}
      </LiveHead>
      {hasFailed && state.fault.kind === 'missing' && (
        <Suspense>
          <Suggestions name={name} />
        </Suspense>
      )}
      <TextInPlace rememberReading={article?.rememberReading}>
        {article ? article.text : !hasFailed && ROOM}
      </TextInPlace>
      <footer className={styles.foot}>
        <a className="lone" href={`${PATH_PREFIX}/blogs`}>
          {words.allArticles}
        </a>
      </footer>
      {article && import.meta.env.SITE_COMMENTS && <Comments settings={import.meta.env.SITE_COMMENTS} />}
    </article>
  )
}

/** The article's title or name. Anyone can put words into an address, so only the name of an article that exists is repeated. */
function headingOf(name: string, state: Live<{ title: string }>): string {
  if (!isArticleName(name) || (state.status === 'failed' && isGone(state.fault))) return words.noSuchArticle
  return state.copy ? state.copy.value.title || name : words.article
}

/** The line below an article's title. The owner has no address here: the site is theirs. */
function ArticleFacts({ article }: { article: PublishedArticle }) {
  const { author = SITE_IDENTITY, date, minutes, tags, draft, isScheduled } = article
  const project = import.meta.env.SITE_PROJECTS_OF_ARTICLES?.[article.name]
  const { name, url }: Author = author
  const otherVersions = article.versions?.filter((version) => version.name !== article.name)
  const byline = url ? (
    <a href={url} rel="author">
      {name}
    </a>
  ) : (
    name
  )
  return (
    <>
      {draft && (
        <strong className={styles.draft}>
          {import.meta.env.DEV ? words.draftInDevelopment : words.draft}
        </strong>
      )}
      {isScheduled && date !== undefined && (
        <strong className={styles.draft}>
          {withElements(words.scheduled, { date: <LongDate time={date} /> })}
        </strong>
      )}
      <span>{withElements(words.by, { author: byline })}</span>
      {!isScheduled && date !== undefined && <LongDate time={date} />}
      <span>{fill(words.minutes, { minutes })}</span>
      {project && (
        <span>
          {withElements(words.ofProject, {
            project: <a href={`${PATH_PREFIX}/#${project.id}`}>{project.title}</a>,
          })}
        </span>
      )}
      {otherVersions && (
        <span>
          {withElements(words.alsoIn, {
            languages: otherVersions.map((version) => (
              <a
                key={version.name}
                href={PATH_PREFIX + articlePath(version.name)}
                hrefLang={version.lang}
                lang={version.lang}
                dir="auto"
              >
                {version.language}{' '}
              </a>
            )),
          })}
        </span>
      )}
      {tags && (
        <span className={styles.tags}>
          <span className="visually-hidden">{words.about} </span>
          {tags.map((tag) => (
            <a key={tag} dir="auto" href={PATH_PREFIX + tagPath(tag)}>
              {tag}{' '}
            </a>
          ))}
        </span>
      )}
    </>
  )
}
