import { LiveHead } from '#app/features/live-status/live-head.tsx'
import { numberOf, plural } from '#app/lib/language/plural.ts'
import { olderPages, listPagePath } from '#app/lib/articles/list-pages.ts'
import type { ListDocument } from '#app/lib/articles/article-index.ts'
import type { Live } from '#app/lib/live/live.ts'
import { ARTICLE_HOST } from '#app/lib/articles/article-host.ts'
import { BASE, PATH_PREFIX } from '#app/lib/site/settings.ts'
import { tagPath } from '#app/lib/articles/tags.ts'
import styles from './article-list.module.css'
import { ArticleRows } from './article-rows.tsx'
import { ListSearch, SearchBar } from './search/list-search.tsx'
import type { ArticleListing } from './merge-lists.ts'
import { fill } from '#app/lib/language/fill.ts'
import * as heads from '#app/lib/words/heads.ts'
import * as words from '#app/lib/words/list.ts'

type ArticleListProps = {
  state: Live<ArticleListing>
  retry: () => void
  /** Tags to link to. */
  tags?: readonly string[]
  /** Shows the search above the articles. */
  isSearchable?: boolean
}

const NO_TAGS: readonly string[] = []

/** A page of the list: heading, state of the call, and articles (LIST-1 to LIST-5, SAVE-1). */
export function ArticleList({ state, retry, tags = NO_TAGS, isSearchable = false }: ArticleListProps) {
  const list = state.copy?.value
  const {
    entries = [],
    total = entries.length,
    number = olderPages(total) + 1,
    tag,
    isCut = false,
  } = list ?? {}
  const rows = list && <ArticleRows articles={entries} />
  return (
    <section className={styles.page}>
      <LiveHead
        heading={tag === undefined ? heads.list : fill(heads.tag, { tag })}
        state={state}
        failure={words.failure}
        retry={retry}
      >
        {total > 0 && <span>{countOf(total, number, isCut)}</span>}
        <a href={tag === undefined ? `${BASE}rss.xml` : `${PATH_PREFIX}${tagPath(tag)}.xml`}>RSS</a>
      </LiveHead>
      {total === 0 ? (
        rows
      ) : isSearchable ? (
        <ListSearch articles={entries} isWhole={total <= entries.length && !isCut} tags={tags}>
          {rows}
        </ListSearch>
      ) : (
        <>
          <SearchBar tags={tags} tag={tag ?? ''} />
          {rows}
        </>
      )}
      {total > entries.length && <PageLinks number={number} total={total} tag={tag} />}
    </section>
  )
}

function countOf(total: number, page: number, isCut: boolean): string {
  const articles = plural(words.articles, total)
  if (page <= olderPages(total)) return fill(words.page, { articles, page, total: olderPages(total) + 1 })
  // Short enough for one line on a phone: a second line would move the list.
  const { name, listsAtMost } = ARTICLE_HOST
  return isCut ? fill(words.cut, { articles, host: name, limit: numberOf(listsAtMost ?? 0) }) : articles
}

/** Links to the pages before and after this page of the list, for readers without JavaScript and for search engines. */
function PageLinks({ number, total, tag }: Pick<ListDocument, 'number' | 'total' | 'tag'>) {
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
