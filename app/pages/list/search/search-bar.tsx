import type { ComponentProps, MouseEvent } from 'react'
import type { CountedTag } from '#app/lib/articles/article-index.ts'
import { tagKey, tagPath } from '#app/lib/articles/tags.ts'
import { plural } from '#app/lib/language/sentences.ts'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'
import * as words from '#app/lib/words/list.ts'
import styles from './list-search.module.css'

type SearchBarProps = {
  /** The tags with the most articles, most used first, with their numbers of articles when the site was built. */
  tags: readonly CountedTag[]
  /** The tag of this page or of the filter; `''` for all articles. */
  current: string
  /** The number of articles with that tag, on its page. */
  count?: number
  /** Filters the list. Without it, the links go to the pages of the tags and the field to the search of `/blogs`. */
  choose?: (tag: string) => void
  field?: ComponentProps<'input'>
}

export function SearchBar({ tags, current, count, choose, field }: SearchBarProps) {
  const key = tagKey(current)
  const isListed = current === '' || tags.some(({ label }) => tagKey(label) === key)
  const links = [{ label: '' }, ...(isListed ? [] : [{ label: current, count }]), ...tags]

  function onClick(event: MouseEvent, tag: string) {
    // With one of these keys, browsers open the address in a new tab or window, or save it.
    if (!choose || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    choose(tag)
  }

  return (
    <div className={styles.bar}>
      <form role="search" action={`${PATH_PREFIX}/blogs`} className={styles.search}>
        <input
          className={styles.field}
          type="search"
          name="q"
          aria-label={words.searchArticles}
          placeholder={words.searchArticles}
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          {...field}
        />
        {!choose && current !== '' && <input type="hidden" name="tag" value={current} />}
      </form>
      {links.length > 1 && (
        <nav aria-label={words.tags} className={styles.tags}>
          {links.map(({ label, count: articles }) => (
            <a
              key={tagKey(label)}
              // React calls it when the page is hydrated, and when the tag becomes the current one.
              ref={tagKey(label) === key ? showInRow : undefined}
              href={PATH_PREFIX + (label === '' ? '/blogs' : tagPath(label))}
              aria-current={tagKey(label) === key ? 'true' : undefined}
              className={styles.tag}
              onClick={(event) => onClick(event, label)}
            >
              <bdi className="one-line">
                {label || words.allTags}
                {articles !== undefined && (
                  <span className="visually-hidden">{`, ${plural(words.articles, articles)}`}</span>
                )}
              </bdi>
              <span aria-hidden="true" className={styles.count}>
                {articles}
              </span>
            </a>
          ))}
        </nav>
      )}
    </div>
  )
}

/** Scrolls the row of tags until this one is completely in it. `scrollIntoView` would move the page as well. */
function showInRow(tag: HTMLElement | null): void {
  const row = tag?.parentElement
  if (!row) return
  const visible = row.getBoundingClientRect()
  const box = tag.getBoundingClientRect()
  if (box.left >= visible.left && box.right <= visible.right) return
  row.scrollLeft += (box.left + box.right - visible.left - visible.right) / 2
}
