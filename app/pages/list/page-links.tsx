import { listPagePath, olderPages } from '#app/lib/articles/list-pages.ts'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'
import styles from './article-list.module.css'
import * as words from '#app/lib/words/list.ts'

type PageLinksProps = {
  /** The number of this page (see `listPagePath`). */
  number: number
  /** How many articles the list has. */
  total: number
  /** If it is the list of a tag. */
  tag: string | undefined
}

/** Links to the pages before and after this page of the list, for readers without JavaScript and for search engines. */
export function PageLinks({ number, total, tag }: PageLinksProps) {
  const addressOf = (page: number) => PATH_PREFIX + listPagePath(page, total, tag)
  return (
    <nav aria-label={words.moreArticles} className={styles.more}>
      {number <= olderPages(total) && (
        <a className="pill" rel="prev" href={addressOf(number + 1)}>
          {words.newer}
        </a>
      )}
      {number > 1 && (
        <a className="pill" rel="next" href={addressOf(number - 1)}>
          {words.older}
        </a>
      )}
    </nav>
  )
}
