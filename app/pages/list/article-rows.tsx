import { memo, startTransition, useEffect, useMemo, useState, type ReactNode } from 'react'
import { headline, type ListedArticle } from '#app/lib/articles/article-index.ts'
import { listPages } from '#app/lib/articles/list-pages.ts'
import styles from './article-list.module.css'
import * as words from '#app/lib/words/list.ts'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'
import { articlePath, hasArticlePath } from '#article-host/article-name.ts'
import { fill } from '#app/lib/language/fill.ts'
import { percentDecoded } from '#app/lib/percent-decoded.ts'

type ArticleRowsProps = { articles: readonly ListedArticle[] }

/** The articles as rows of links (LIST-5), one page after another, because the browser cannot respond while rows are added. */
export function ArticleRows({ articles }: ArticleRowsProps) {
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

const Rows = memo(function Rows({ articles, className }: ArticleRowsProps & { className?: string }) {
  return (
    <ul role="list" className={className}>
      {articles.map((article) => (
        <ArticleRow key={article.name} article={article} />
      ))}
    </ul>
  )
})

/** How many hexadecimal digits of the git blob id a row has: enough to notice that a text has changed. */
const ID_DIGITS = 10

type ArticleRowProps = {
  article: ListedArticle
  /** Renders a text of the row; search results mark words in it. */
  show?: (text: string) => ReactNode
  /** Shown below the description. */
  children?: ReactNode
}

const asItIs = (text: string): ReactNode => text

/** An article of the list (LIST-5). `articlesFromRows` reads it back. */
export const ArticleRow = memo(function ArticleRow({ article, show = asItIs, children }: ArticleRowProps) {
  const { name, title, sha, description, minutes, date, lang, mark } = article
  const [line, file] = headline(name, title)
  // Dates such as 2026-09-18 are easy to compare in a column.
  const day = date === undefined ? '' : new Date(date).toISOString().slice(0, 10)
  // A name such as `..` has none.
  const href = hasArticlePath(name) ? PATH_PREFIX + articlePath(name) : undefined
  return (
    <li className={styles.row} data-id={sha?.slice(0, ID_DIGITS)}>
      <a href={href} className={styles.name}>
        <bdi lang={lang}>{show(line)}</bdi>
        {file !== undefined && (
          <span className={styles.file}>
            {' '}
            <bdi>{show(file)}</bdi>
          </span>
        )}
      </a>
      {description && (
        <p className={styles.description}>
          <bdi lang={lang}>{show(description)}</bdi>
        </p>
      )}
      {children}
      {day && (
        <p className={styles.date}>
          <time dateTime={day}>{day}</time>
        </p>
      )}
      {minutes !== undefined && <p className={styles.minutes}>{fill(words.minutes, { minutes })}</p>}
      {mark && <p className={styles.mark}>{mark === 'new' ? words.isNew : words.isChanged}</p>}
    </li>
  )
})

/** Reads the articles from the prerendered rows, so that a document does not contain them twice. */
export function articlesFromRows(document: ParentNode): ListedArticle[] {
  return Array.from(document.querySelectorAll<HTMLElement>(`.${styles.row}`), (row) => {
    const textOf = (style: string | undefined) => row.querySelector(`.${style}`)?.textContent
    const [minutes, day, file] = [textOf(styles.minutes), textOf(styles.date), textOf(styles.file)]
    const line = row.querySelector('bdi')
    // From the address, which has every character of the name; HTML changes some invisible ones.
    const segment = row.querySelector('a')?.getAttribute('href')?.split('/').at(-1)
    return {
      name: (segment && percentDecoded(segment)) || (file ?? line?.textContent ?? '').trim(),
      sha: row.dataset.id,
      title: file === undefined ? undefined : line?.textContent,
      description: textOf(styles.description),
      minutes: minutes ? Number(/\d+/.exec(minutes)) : undefined,
      date: day ? Date.parse(day) : undefined,
      lang: line?.getAttribute('lang') ?? undefined,
    }
  })
}
