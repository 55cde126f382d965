import { useEffect, useState } from 'react'
import { filterIn, type ListFilter, withFilter } from './list-filter.ts'

const NOTHING: ListFilter = { text: '', tag: '' }

/** The filter in the address, from the first effect on: the document was made without one. */
export function useListFilter() {
  const [filter, setFilter] = useState(NOTHING)

  useEffect(() => {
    const read = () => setFilter((before) => same(before, filterIn(location.search)))
    const listening = new AbortController()
    addEventListener('popstate', read, { signal: listening.signal })
    read()
    return () => listening.abort()
  }, [])

  /** @param isStep whether Back leads to the filter before */
  function change(next: ListFilter, isStep = false): void {
    setFilter(next)
    const address = withFilter(location.href, next)
    try {
      if (isStep) history.pushState(null, '', address)
      else history.replaceState(history.state, '', address)
    } catch {
      // Safari allows 100 changes in 30 seconds.
    }
  }

  return { filter, change }
}

/** The same object for the same filter, so that nothing is rendered again. */
function same(before: ListFilter, now: ListFilter): ListFilter {
  return before.text === now.text && before.tag === now.tag ? before : now
}
