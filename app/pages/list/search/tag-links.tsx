import { type MouseEvent, useEffect, useState } from 'react'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'
import { tagFilterPath, tagKey, tagPath } from '#app/lib/articles/tags.ts'
import styles from './list-search.module.css'
import * as words from '#app/lib/words/list.ts'

type TagLinksProps = {
  tags: readonly string[]
  /** The tag of this page or of the filter; `''` for all articles. */
  current: string
  /** Filters the list. If it is left out, the links go to the pages of the tags, as they do without JavaScript. */
  choose?: (tag: string) => void
}

/** Links to the tags with the most articles. On `/blogs` they filter the list once the page is interactive. */
export function TagLinks({ tags, current, choose }: TagLinksProps) {
  const [isInteractive, setInteractive] = useState(false)
  useEffect(() => setInteractive(choose !== undefined), [choose])
  if (tags.length === 0 && current === '') return null

  const key = tagKey(current)
  const shown = tags.some((tag) => tagKey(tag) === key) || current === '' ? tags : [current, ...tags]
  const link = (tag: string, address: string) => (
    <TagLink key={tagKey(tag)} tag={tag} address={address} isCurrent={tagKey(tag) === key} choose={choose} />
  )
  return (
    <nav aria-label={words.tags} className={styles.tags}>
      {link('', '/blogs')}
      {shown.map((tag) => link(tag, isInteractive ? tagFilterPath(tag) : tagPath(tag)))}
    </nav>
  )
}

type TagLinkProps = Pick<TagLinksProps, 'choose'> & { tag: string; address: string; isCurrent: boolean }

function TagLink({ tag, address, isCurrent, choose }: TagLinkProps) {
  function onClick(event: MouseEvent) {
    // A new tab or window opens the address.
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!choose || !isPlain) return
    event.preventDefault()
    choose(tag)
  }

  return (
    <a
      href={PATH_PREFIX + address}
      aria-current={isCurrent ? 'true' : undefined}
      className={styles.tag}
      onClick={onClick}
    >
      <bdi>{tag || words.allTags}</bdi>
    </a>
  )
}
