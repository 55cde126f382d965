import { useState } from 'react'
import { PATH_PREFIX } from '#app/lib/settings.ts'
import { articlePath, hasArticlePath } from '#github/article-name.ts'
import styles from './article-list.module.css'
import type { ListedArticle } from './merge.ts'

/** GitHub lists no more. A longer list grows on demand, so that it never blocks the page. */
export const ROWS_AT_ONCE = 1_000

/** The articles as rows of links (LIST-5). */
export function ArticleRows({ articles }: { articles: readonly ListedArticle[] }) {
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  if (articles.length === 0) return <p className={styles.none}>No articles yet.</p>
  return (
    <>
      <ul role="list" className={styles.rows}>
        {articles.slice(0, shown).map((article) => (
          <ArticleRow key={article.name} article={article} />
        ))}
      </ul>
      {articles.length > shown && (
        <button type="button" className="pill" onClick={() => setShown(shown + ROWS_AT_ONCE)}>
          Show more
        </button>
      )}
    </>
  )
}

function ArticleRow({ article: { name, description, minutes, date, mark } }: { article: ListedArticle }) {
  const label = <bdi>{name}</bdi>
  return (
    <li className={styles.row}>
      {hasArticlePath(name) ? (
        <a href={PATH_PREFIX + articlePath(name)} className={styles.name}>
          {label}
        </a>
      ) : (
        <span className={styles.name}>{label}</span>
      )}
      {description && (
        <p className={styles.description}>
          <bdi>{description}</bdi>
        </p>
      )}
      {date !== undefined && <IsoDay time={date} />}
      {minutes !== undefined && <p className={styles.minutes}>{minutes} min</p>}
      {mark && <p className={styles.mark}>{mark === 'new' ? 'New' : 'Changed'}</p>}
    </li>
  )
}

/** Dates such as 2026-09-18 are easy to compare in a column. */
function IsoDay({ time }: { time: number }) {
  const day = new Date(time).toISOString().slice(0, 10)
  return (
    <p className={styles.date}>
      <time dateTime={day}>{day}</time>
    </p>
  )
}
