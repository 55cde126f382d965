import {
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { tagFilterPath, tagKey, tagPath } from '#app/lib/articles/tags.ts'
import { plural } from '#app/lib/language/plural.ts'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'
import * as words from '#app/lib/words/list.ts'
import { FoundList, type FoundListProps } from './found-list.tsx'
import styles from './list-search.module.css'
import { isEmpty, useListFilter } from './use-list-filter.ts'

const load = () => import('./found-articles.tsx')
const loadOrFail = () =>
  lazy(() =>
    load().catch(() => {
      // The next key tries again.
      FoundArticles = loadOrFail()
      return { default: NotLoaded }
    }),
  )
let FoundArticles = loadOrFail()

function NotLoaded(props: FoundListProps) {
  return <FoundList {...props} found={{ hasFailed: true }} />
}

const FIELD = {
  className: styles.field,
  type: 'search',
  'aria-label': words.searchArticles,
  placeholder: words.searchArticles,
  autoComplete: 'off',
  enterKeyHint: 'search',
  spellCheck: false,
} as const

/** The same bar on older pages of the list and on those of tags: the field leads to the search of `/blogs`. */
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

type ListSearchProps = Omit<FoundListProps, 'filter'> & {
  tags: readonly string[]
  /** The list, which the results replace. */
  children: ReactNode
}

/** The search field and the tags of `/blogs`. They load nothing before a visitor uses them. */
export function ListSearch({ articles, isWhole, tags, children }: ListSearchProps) {
  const container = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { filter, change, isCleared } = useListFilter(field)
  const isFiltered = !isEmpty(filter)
  const search = { filter, articles, isWhole }

  function onKeyDown(event: KeyboardEvent) {
    // Input methods use the same keys.
    if (event.nativeEvent.isComposing) return
    const links = container.current?.querySelectorAll<HTMLElement>('[data-results] a[href]') ?? []
    const stops = [field.current, ...links]
    const at = stops.findIndex((stop) => stop === document.activeElement)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape' && isFiltered) {
      change({ text: '', tag: '' })
      field.current?.focus()
    } else if (event.key === 'Enter' && at === 0) stops[1]?.click()
    else if (step !== undefined && at >= 0 && isFiltered) stops[at + step]?.focus()
    else return
    event.preventDefault()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It handles the keys of the field and of the results.
    <div ref={container} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <div role="search" className={styles.search}>
          <input
            ref={field}
            {...FIELD}
            value={filter.text}
            onFocus={() => void load().catch(() => {})}
            onChange={({ currentTarget }) => change({ ...filter, text: currentTarget.value })}
          />
        </div>
        <TagLinks tags={tags} current={filter.tag} choose={(tag) => change({ ...filter, tag }, true)} />
      </div>
      {isFiltered && (
        <div data-results="">
          <Suspense fallback={<FoundList {...search} />}>
            <FoundArticles {...search} List={FoundList} />
          </Suspense>
        </div>
      )}
      <p aria-live="polite" className="visually-hidden">
        {isCleared && plural(words.articles, articles.length)}
      </p>
      {/* Hidden instead of removed, so that the rows come back at once. */}
      <div hidden={isFiltered}>{children}</div>
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

/** Links to the tags with the most articles. On `/blogs` they filter the list once the page is interactive. */
function TagLinks({ tags, current, choose }: TagLinksProps) {
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
