import { memo, startTransition, useEffect, useMemo, useState } from 'react'
import type { ListedArticle } from '#app/lib/articles/list-document.ts'
import { listPages } from '#app/lib/articles/list-pages.ts'
import styles from './article-list.module.css'
import { ArticleRow } from './article-row.tsx'
import * as words from '#app/lib/words/list.ts'

/**
 * The articles as rows of links (LIST-5). Pages after the first are added one by one, because the browser cannot respond to the
 * reader while rows are added.
 */
export function ArticleRows({ articles }: { articles: readonly ListedArticle[] }) {
  const pages = useMemo(() => listPages(articles), [articles])
  const [shown, setShown] = useState(1)
  const isGrowing = shown < pages.length

  useEffect(() => {
    if (isGrowing) startTransition(() => setShown(shown + 1))
  }, [isGrowing, shown])

  if (articles.length === 0) return <p className={styles.none}>{words.none}</p>
  const rows = rowsClass(articles)
  return (
    <>
      {pages.slice(0, shown).map((page, index) => (
        <Rows key={index === 0 ? 'newest' : pages.length - index} articles={page} className={rows} />
      ))}
    </>
  )
}

/** The class of a list of rows. If any article of the page is dated, all rows leave room for a date. */
export function rowsClass(articles: readonly ListedArticle[]): string | undefined {
  return articles.some(({ date }) => date !== undefined) ? `${styles.rows} ${styles.dated}` : styles.rows
}

type RowsProps = { articles: readonly ListedArticle[]; className: string | undefined }

const Rows = memo(function Rows({ articles, className }: RowsProps) {
  return (
    <ul role="list" className={className}>
      {articles.map((article) => (
        <ArticleRow key={article.name} article={article} />
      ))}
    </ul>
  )
})
