import { memo, type ReactNode } from 'react'
import { headline } from '#app/lib/articles/headline.ts'
import type { ListedArticle } from '#app/lib/articles/list-document.ts'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'
import { articlePath, hasArticlePath } from '#article-host/article-name.ts'
import styles from './article-list.module.css'
import { fill } from '#app/lib/language/fill.ts'
import * as words from '#app/lib/words/list.ts'

/** How many hexadecimal digits of the git blob id a row has: enough to notice that a text has changed. */
const ID_DIGITS = 10

type ArticleRowProps = {
  article: ListedArticle
  /** Renders a text of the row; search results mark words in it. */
  show?: (text: string) => ReactNode
  /** Shown below the description. */
  children?: ReactNode
}

/** An article of the list (LIST-5). `articlesFromRows` reads it back. */
export const ArticleRow = memo(function ArticleRow({ article, show = asItIs, children }: ArticleRowProps) {
  const { name, title, sha, description, minutes, date, mark } = article
  const [line, file] = headline(name, title)
  const label = (
    <>
      <bdi>{show(line)}</bdi>
      {file !== undefined && (
        <span className={styles.file}>
          {' '}
          <bdi>{show(file)}</bdi>
        </span>
      )}
    </>
  )
  return (
    <li className={styles.row} data-id={sha?.slice(0, ID_DIGITS)}>
      {hasArticlePath(name) ? (
        <a href={PATH_PREFIX + articlePath(name)} className={styles.name}>
          {label}
        </a>
      ) : (
        <span className={styles.name}>{label}</span>
      )}
      {description && (
        <p className={styles.description}>
          <bdi>{show(description)}</bdi>
        </p>
      )}
      {children}
      {date !== undefined && <IsoDay time={date} />}
      {minutes !== undefined && <p className={styles.minutes}>{fill(words.minutes, { minutes })}</p>}
      {mark && <p className={styles.mark}>{mark === 'new' ? words.isNew : words.isChanged}</p>}
    </li>
  )
})

function asItIs(text: string): ReactNode {
  return text
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
