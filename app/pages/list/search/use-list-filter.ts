import { type RefObject, useEffect, useState } from 'react'
import { whileNeeded } from '#app/lib/while-needed.ts'
import type { SearchQuery } from '#app/features/search/search-engine.ts'

const NOTHING: SearchQuery = { text: '', tag: '' }

/** The filter in the address, or what was typed before this script ran. The first render has none, like the document. */
export function useListFilter(field: RefObject<HTMLInputElement | null>) {
  const [filter, setFilter] = useState(NOTHING)

  useEffect(() => {
    const show = () => {
      const filterNow = filterIn(location.search)
      // The same object for the same filter, so that nothing is rendered again.
      setFilter((filterBefore) =>
        filterBefore.text === filterNow.text && filterBefore.tag === filterNow.tag ? filterBefore : filterNow,
      )
    }
    const typed = field.current?.value
    if (typed) writeAddress({ ...filterIn(location.search), text: typed })
    show()
    return whileNeeded((signal) => addEventListener('popstate', show, { signal }))
  }, [field])

  /** @param isStep whether Back returns to the previous filter */
  function change(next: SearchQuery, isStep = false): void {
    setFilter(next)
    writeAddress(next, isStep)
  }

  // Not before the first filter, so that nothing is announced on arrival.
  return { filter, change, isCleared: isEmpty(filter) && filter !== NOTHING }
}

function writeAddress(filter: SearchQuery, isStep = false): void {
  const address = withFilter(location.href, filter)
  if (isStep) history.pushState(null, '', address)
  // Safari throws after 100 changes in 30 seconds, and then keeps an older address.
  else history.replaceState(history.state, '', address)
}

/** The filter in an address, such as `?q=descent&tag=c%2B%2B`. */
export function filterIn(search: string): SearchQuery {
  const parameters = new URLSearchParams(search)
  return { text: parameters.get('q') ?? '', tag: parameters.get('tag') ?? '' }
}

/** The address of a page with this filter. Other parameters stay. */
export function withFilter(address: string, { text, tag }: SearchQuery): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries({ q: text, tag })) {
    if (value.trim() === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return url.href
}

/** Whether the list shows all articles. */
export function isEmpty({ text, tag }: SearchQuery): boolean {
  return text.trim() === '' && tag === ''
}
