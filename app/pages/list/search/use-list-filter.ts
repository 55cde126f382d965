import { type RefObject, useEffect, useState } from 'react'
import { filterIn, type ListFilter, withFilter } from './list-filter.ts'

const NOTHING: ListFilter = { text: '', tag: '' }

/**
 * The filter in the address, from the first effect on: the document was made without one. What somebody has typed before
 * this script ran counts more.
 *
 * @param field shows the words of the filter, and knows before it what is typed
 */
export function useListFilter(field: RefObject<HTMLInputElement | null>) {
  const [filter, setFilter] = useState(NOTHING)

  useEffect(() => {
    const show = (now: ListFilter) => {
      write(field, now)
      setFilter((before) => same(before, now))
    }
    const listening = new AbortController()
    addEventListener('popstate', () => show(filterIn(location.search)), { signal: listening.signal })
    const typed = field.current?.value
    if (typed) writeAddress({ ...filterIn(location.search), text: typed })
    show(filterIn(location.search))
    return () => listening.abort()
  }, [field])

  /** @param isStep whether Back leads to the filter before */
  function change(next: ListFilter, isStep = false): void {
    write(field, next)
    setFilter(next)
    writeAddress(next, isStep)
  }

  return { filter, change }
}

/** Not while it is typed: an input method may be composing. */
function write({ current }: RefObject<HTMLInputElement | null>, { text }: ListFilter): void {
  if (current && current.value !== text) current.value = text
}

function writeAddress(filter: ListFilter, isStep = false): void {
  const address = withFilter(location.href, filter)
  try {
    if (isStep) history.pushState(null, '', address)
    else history.replaceState(history.state, '', address)
  } catch {
    // Safari allows 100 changes in 30 seconds.
  }
}

/** The same object for the same filter, so that nothing is rendered again. */
function same(before: ListFilter, now: ListFilter): ListFilter {
  return before.text === now.text && before.tag === now.tag ? before : now
}
