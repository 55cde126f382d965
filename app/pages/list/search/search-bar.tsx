import type { ComponentProps, MouseEvent } from 'react'
import { tagKey, tagPath } from '#app/lib/articles/tags.ts'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'
import * as words from '#app/lib/words/list.ts'
import styles from './list-search.module.css'

type SearchBarProps = {
  /** The tags with the most articles. */
  tags: readonly string[]
  /** The tag of this page or of the filter; `''` for all articles. */
  current: string
  /** Filters the list. Without it, the links go to the pages of the tags and the field to the search of `/blogs`. */
  choose?: (tag: string) => void
  field?: ComponentProps<'input'>
}

export function SearchBar({ tags, current, choose, field }: SearchBarProps) {
  const key = tagKey(current)
  const isListed = current === '' || tags.some((tag) => tagKey(tag) === key)
  const links = ['', ...(isListed ? [] : [current]), ...tags]

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
          {links.map((tag) => (
            <a
              key={tagKey(tag)}
              // React calls it when the page is hydrated, and when the tag becomes the current one.
              ref={tagKey(tag) === key ? showInRow : undefined}
              href={PATH_PREFIX + (tag === '' ? '/blogs' : tagPath(tag))}
              aria-current={tagKey(tag) === key ? 'true' : undefined}
              className={styles.tag}
              onClick={(event) => onClick(event, tag)}
            >
              <bdi className="one-line">{tag || words.allTags}</bdi>
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
  const isInside =
    box.left >= visible.left &&
    box.right <= visible.right &&
    box.top >= visible.top &&
    box.bottom <= visible.bottom
  if (isInside) return
  row.scrollBy({
    left: (box.left + box.right - visible.left - visible.right) / 2,
    top: (box.top + box.bottom - visible.top - visible.bottom) / 2,
    behavior: 'instant',
  })
}
