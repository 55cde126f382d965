import { type RefObject, useEffect, useState } from 'react'
import { filterIn, type ListFilter, withFilter } from './list-filter.ts'

const NOTHING: ListFilter = { text: '', tag: '' }

/**
 * The filter in the address. The first render has none, like the document. Words that were typed before this script ran replace
 * those in the address.
 *
 * @param field shows the words of the filter
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

  /** @param isStep whether Back returns to the previous filter */
  function change(next: ListFilter, isStep = false): void {
    write(field, next)
    setFilter(next)
    writeAddress(next, isStep)
  }

  return { filter, change }
}

/** Leaves a field that has these words alone: an input method may be composing. */
function write({ current }: RefObject<HTMLInputElement | null>, { text }: ListFilter): void {
  if (current && current.value !== text) current.value = text
}

function writeAddress(filter: ListFilter, isStep = false): void {
  const address = withFilter(location.href, filter)
  try {
    if (isStep) history.pushState(null, '', address)
    else history.replaceState(history.state, '', address)
  } catch {
    // Safari allows only 100 changes in 30 seconds.
  }
}

/** Returns the same object for the same filter, so that nothing is rendered again. */
function same(before: ListFilter, now: ListFilter): ListFilter {
  return before.text === now.text && before.tag === now.tag ? before : now
}
