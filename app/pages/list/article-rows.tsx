import { memo, startTransition, useEffect, useMemo, useState, type ReactNode } from 'react'
import { headline, type ListedArticle } from '#app/lib/articles/article-index.ts'
import { listPages } from '#app/lib/articles/list-pages.ts'
import styles from './article-list.module.css'
import * as words from '#app/lib/words/list.ts'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'
import { articlePath } from '#article-host/article-name.ts'
import { ID_DIGITS } from '#article-host/git-ids.ts'
import { fill } from '#app/lib/language/sentences.ts'
import { percentDecoded } from '#app/lib/percent-decoded.ts'

/** The articles as rows of links (LIST-5), one page after another, because the browser cannot respond while rows are added. */
export function ArticleRows({ articles }: { articles: readonly ListedArticle[] }) {
  const pages = useMemo(() => listPages(articles), [articles])
  const [shown, setShown] = useState(1)

  useEffect(() => {
    if (shown < pages.length) startTransition(() => setShown(shown + 1))
  }, [pages, shown])

  return pages.slice(0, shown).map((page, index) => (
    <ul key={index === 0 ? 'newest' : pages.length - index} role="list" className={styles.rows}>
      {page.map((article) => (
        <ArticleRow key={article.name} article={article} />
      ))}
    </ul>
  ))
}

/** `show` renders a text of the row, in which search results mark words, and their context is below the description. */
type ArticleRowProps = { article: ListedArticle; show?: (text: string) => ReactNode; children?: ReactNode }

/** An article of the list (LIST-5). `articlesFromRows` reads it back. */
export const ArticleRow = memo(function ArticleRow({ article, show = String, children }: ArticleRowProps) {
  const { name, title, sha, description, minutes, date, lang, pinned, mark, tags = [] } = article
  const [line, file] = headline(name, title, date)
  // Dates such as 2026-09-18 are easy to compare in a column.
  const day = date === undefined ? '' : new Date(date).toISOString().slice(0, 10)
  // Dots are path steps, even encoded (WHATWG URL, "double-dot URL path segment").
  const href = /^\.\.?$/.test(name) ? undefined : PATH_PREFIX + articlePath(name)
  return (
    <li className={styles.row} data-id={sha?.slice(0, ID_DIGITS)}>
      <a href={href} className={styles.name}>
        <bdi lang={lang}>{show(line)}</bdi>
        {file !== undefined && (
          <span className={`label ${styles.file}`}>
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
        <p className={`label ${styles.date}`}>
          <time dateTime={day}>{day}</time>
        </p>
      )}
      {minutes !== undefined && (
        <p className={`label ${styles.minutes}`}>{fill(words.minutes, { minutes })}</p>
      )}
      {mark && <p className={`label ${styles.mark}`}>{mark === 'new' ? words.isNew : words.isChanged}</p>}
      {pinned && !mark && <p className={`label ${styles.mark}`}>{words.isPinned}</p>}
      {tags.length > 0 && (
        <p className={`label ${styles.tags}`}>
          {tags.map((tag) => (
            <span key={tag} className="one-line">
              <bdi>{show(tag)}</bdi>{' '}
            </span>
          ))}
        </p>
      )}
    </li>
  )
})

/** Reads the articles from the prerendered rows, so that a document does not contain them twice. */
export function articlesFromRows(document: ParentNode): ListedArticle[] {
  return Array.from(document.querySelectorAll<HTMLElement>(`.${styles.row}`), (row) => {
    const textOf = (style: string | undefined) => row.querySelector(`.${style}`)?.textContent
    const minutes = textOf(styles.minutes)
    const day = textOf(styles.date)
    const file = textOf(styles.file)
    const line = row.querySelector('bdi')
    const title = line?.textContent
    // From the address, which has every character of the name; HTML changes some invisible ones.
    const segment = row.querySelector('a')?.getAttribute('href')?.split('/').at(-1)
    const nameInAddress = segment === undefined ? null : percentDecoded(segment)
    const name = nameInAddress || (file ?? title ?? '').trim()
    const date = day ? Date.parse(day) : undefined
    const nameBelowTitle = headline(name, title, date)[1]
    // Without a name below, the line is the name, or a title beside which it says nothing new.
    const isLineName = title === name || (file === undefined && nameBelowTitle !== undefined)
    return {
      name,
      sha: row.dataset.id,
      title: isLineName ? undefined : title,
      description: textOf(styles.description),
      minutes: minutes ? Number(/\d+/.exec(minutes)) : undefined,
      date,
      lang: line?.getAttribute('lang') ?? undefined,
      // A document has no other marks.
      pinned: textOf(styles.mark) === words.isPinned || undefined,
      tags: Array.from(row.querySelectorAll(`.${styles.tags} bdi`), ({ textContent }) => textContent),
    }
  })
}
