import type { MouseEvent } from 'react'
import { tagKey, tagPath } from '#app/lib/articles/tags.ts'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'
import * as words from '#app/lib/words/list.ts'
import styles from './list-search.module.css'

export const FIELD = {
  className: styles.field,
  type: 'search',
  'aria-label': words.searchArticles,
  placeholder: words.searchArticles,
  autoComplete: 'off',
  enterKeyHint: 'search',
  spellCheck: false,
} as const

/** The bar of older pages of the list and of those of tags: the field leads to the search of `/blogs`. */
export function SearchBar({ tags, tag = '' }: { tags: readonly string[]; tag?: string }) {
  return (
    <div className={styles.bar}>
      <form role="search" action={`${PATH_PREFIX}/blogs`} className={styles.search}>
        <input name="q" {...FIELD} />
        {tag !== '' && <input type="hidden" name="tag" value={tag} />}
      </form>
      <TagLinks tags={tags} current={tag} />
    </div>
  )
}

type TagLinksProps = {
  tags: readonly string[]
  /** The tag of this page or of the filter; `''` for all articles. */
  current: string
  /** Filters the list. If it is left out, the links go to the pages of the tags, as they do without JavaScript. */
  choose?: (tag: string) => void
}

/** Links to the tags with the most articles. */
export function TagLinks({ tags, current, choose }: TagLinksProps) {
  const key = tagKey(current)
  const isListed = current === '' || tags.some((tag) => tagKey(tag) === key)
  const shown = ['', ...(isListed ? [] : [current]), ...tags]
  if (shown.length === 1) return null

  function onClick(event: MouseEvent, tag: string) {
    // A new tab or window opens the address.
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!choose || !isPlain) return
    event.preventDefault()
    choose(tag)
  }

  return (
    <nav aria-label={words.tags} className={styles.tags}>
      {shown.map((tag) => (
        <a
          key={tagKey(tag)}
          href={PATH_PREFIX + (tag === '' ? '/blogs' : tagPath(tag))}
          aria-current={tagKey(tag) === key ? 'true' : undefined}
          className={styles.tag}
          onClick={(event) => onClick(event, tag)}
        >
          <bdi>{tag || words.allTags}</bdi>
        </a>
      ))}
    </nav>
  )
}
