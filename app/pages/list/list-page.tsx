import { useEffect } from 'react'
import { LiveHead } from '#app/features/live-status/live-head.tsx'
import { PageFrame } from '#app/features/navigation/page-frame.tsx'
import { ARTICLE_HOST } from '#app/lib/articles/live-environment.ts'
import type { CountedTag, ListDocument, ListedArticle } from '#app/lib/articles/article-index.ts'
import { listPagePath, olderPages } from '#app/lib/articles/list-pages.ts'
import { tagPath } from '#app/lib/articles/tags.ts'
import { fill, numberOf, plural } from '#app/lib/language/sentences.ts'
import { type Live, useLive } from '#app/lib/live.ts'
import { listTitle } from '#app/lib/site/page-head.ts'
import { BASE, PATH_PREFIX } from '#app/lib/site/settings.ts'
import * as heads from '#app/lib/words/heads.ts'
import * as words from '#app/lib/words/list.ts'
import styles from './article-list.module.css'
import { ArticleRows } from './article-rows.tsx'
import { type ArticleListing, liveList } from './live-list.ts'
import { ListSearch } from './search/list-search.tsx'
import { SearchBar } from './search/search-bar.tsx'

/** A page of the list. Older pages and those of tags stay as they were built: with JavaScript, `/blogs` shows their articles, too. */
export function ListPage({ list }: { list: ListDocument | undefined }) {
  const { state, retry } = useLive(() => (list && !isNewest(list) ? { initial: list } : liveList(list)))

  // 404.html has the title of another page.
  useEffect(() => {
    document.title = listTitle(list)
  }, [list])

  return (
    <PageFrame current="blog">
      <ArticleList state={state} retry={retry} tags={list?.tags} />
    </PageFrame>
  )
}

/** Whether a page has the newest articles of all, which only `/blogs` shows. */
function isNewest({ number, total, tag }: Pick<ListDocument, 'number' | 'total' | 'tag'>): boolean {
  return tag === undefined && number > olderPages(total)
}

type ArticleListProps = { state: Live<ArticleListing>; retry: () => void; tags?: readonly CountedTag[] }

const NO_TAGS: readonly CountedTag[] = []
const NO_ARTICLES: readonly ListedArticle[] = []

/** Heading, state of the call, search and articles (LIST-1 to LIST-5, SAVE-1). */
export function ArticleList({ state, retry, tags = NO_TAGS }: ArticleListProps) {
  const list = state.copy?.value
  const entries = list?.entries ?? NO_ARTICLES
  // A live list knows neither its number of articles nor its page: it has all of them, and is the newest page.
  const total = list?.total ?? entries.length
  const number = list?.number ?? olderPages(total) + 1
  const tag = list?.tag
  // If any article is dated, all rows leave room for a date.
  const isDated = entries.some(({ date }) => date !== undefined)
  const rows = <ArticleRows articles={entries} />
  return (
    <section className={`${styles.page} ${isDated ? styles.dated : ''}`}>
      <LiveHead
        heading={tag === undefined ? heads.list : fill(heads.tag, { tag })}
        state={state}
        failure={words.failure}
        retry={retry}
      >
        {total > 0 && <span>{countOf(total, number, list?.isCut)}</span>}
        <a href={tag === undefined ? `${BASE}rss.xml` : `${PATH_PREFIX}${tagPath(tag)}.xml`}>RSS</a>
      </LiveHead>
      {list && total === 0 && <p className={styles.none}>{words.none}</p>}
      {total > 0 && isNewest({ number, total, tag }) && (
        <ListSearch
          articles={entries}
          translations={list?.translations}
          isWhole={total <= entries.length && !list?.isCut}
          tags={tags}
        >
          {rows}
        </ListSearch>
      )}
      {total > 0 && !isNewest({ number, total, tag }) && (
        <>
          <SearchBar tags={tags} current={tag ?? ''} count={total} />
          {rows}
        </>
      )}
      {total > entries.length && <PageLinks number={number} total={total} tag={tag} />}
    </section>
  )
}

/** The number of articles; on an older page the number of that page, too. @param isCut whether the host listed only some */
function countOf(total: number, page: number, isCut = false): string {
  const articles = plural(words.articles, total)
  const older = olderPages(total)
  if (page <= older) return fill(words.page, { articles, page, total: older + 1 })
  if (!isCut) return articles
  // Short enough for one line on a phone: a second line would move the list.
  const { name, listsAtMost } = ARTICLE_HOST
  return fill(words.cut, { articles, host: name, limit: numberOf(listsAtMost ?? 0) })
}

/** Links to the pages before and after this page of the list, for readers without JavaScript and for search engines. */
function PageLinks({ number, total, tag }: Pick<ListDocument, 'number' | 'total' | 'tag'>) {
  const link = (page: number, rel: string, text: string) => (
    <a className="pill" rel={rel} href={PATH_PREFIX + listPagePath(page, total, tag)}>
      {text}
    </a>
  )
  return (
    <nav aria-label={words.moreArticles} className={styles.more}>
      {number <= olderPages(total) && link(number + 1, 'prev', words.newer)}
      {number > 1 && link(number - 1, 'next', words.older)}
    </nav>
  )
}
