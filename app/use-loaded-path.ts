import { useEffect, useState } from 'react'
import { isLoaded, loadPage } from './blog-pages.ts'
import { routeOf } from './lib/route.ts'
import { BASE } from './lib/settings.ts'

/**
 * Follows the address as far as there are pages for it: until the bundle of the next page has come, the page on show
 * stays. One that cannot be had is opened as any link is, by its document, which can be read without scripts.
 *
 * @param pathname the path in the address bar; the page of the first one is there
 * @returns the path to show
 */
export function useLoadedPath(pathname: string): string {
  const [shown, setShown] = useState(pathname)
  const isThere = isLoaded(routeOf(pathname, BASE))

  useEffect(() => {
    if (isThere) return undefined
    const leaving = new AbortController()
    loadPage(routeOf(pathname, BASE)).then(
      () => leaving.signal.aborted || setShown(pathname),
      () => leaving.signal.aborted || location.reload(),
    )
    return () => leaving.abort()
  }, [isThere, pathname])

  return isThere ? pathname : shown
}
