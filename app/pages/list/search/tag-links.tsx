import { type MouseEvent, useEffect, useState } from 'react'
import { tagFilterPath, tagKey, tagPath } from '#app/lib/articles/tags.ts'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'
import * as words from '#app/lib/words/list.ts'
import styles from './list-search.module.css'

type TagLinksProps = {
  tags: readonly string[]
  /** The tag of this page or of the filter; `''` for all articles. */
  current: string
  /** Filters the list. If it is left out, the links go to the pages of the tags, as they do without JavaScript. */
  choose?: (tag: string) => void
}

/** Links to the tags with the most articles. On `/blogs` they filter the list once the page is interactive. */
export function TagLinks({ tags, current, choose }: TagLinksProps) {
  const [pathOf, setPathOf] = useState(() => tagPath)
  useEffect(() => setPathOf(() => (choose ? tagFilterPath : tagPath)), [choose])
  if (tags.length === 0 && current === '') return null
  const key = tagKey(current)
  const shown = tags.some((tag) => tagKey(tag) === key) || current === '' ? tags : [current, ...tags]

  function onClick(event: MouseEvent, tag: string) {
    // A new tab or window opens the address.
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!choose || !isPlain) return
    event.preventDefault()
    choose(tag)
  }

  return (
    <nav aria-label={words.tags} className={styles.tags}>
      {['', ...shown].map((tag) => (
        <a
          key={tagKey(tag)}
          href={PATH_PREFIX + (tag === '' ? '/blogs' : pathOf(tag))}
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
