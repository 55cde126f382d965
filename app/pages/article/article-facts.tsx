import { LongDate } from '#app/lib/long-date.tsx'
import type { ArticleSummary } from '#app/lib/article-index.ts'
import styles from './article-facts.module.css'

export type ShownFacts = Pick<ArticleSummary, 'date' | 'minutes' | 'tags' | 'draft'>

/** The development server shows drafts, which the built site does not have. */
const DRAFT = import.meta.env.DEV ? 'Draft: on no list of the built site' : 'Draft'

/** The line below an article's title: when it was published, how long it takes to read, what it is about. */
export function ArticleFacts({ article: { date, minutes, tags, draft } }: { article: ShownFacts }) {
  return (
    <>
      {draft && <strong className={styles.draft}>{DRAFT}</strong>}
      {date !== undefined && <LongDate time={date} />}
      <span>{minutes} min read</span>
      {tags && (
        <span className={styles.tags}>
          <span className="visually-hidden">About </span>
          {tags.map((tag) => (
            <bdi key={tag}>{tag} </bdi>
          ))}
        </span>
      )}
    </>
  )
}
