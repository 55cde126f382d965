import { useEffect, type RefObject } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { ROUTER_BASE } from '#app/lib/settings.ts'
import { withViewTransition } from '#app/lib/view-transition.ts'

/**
 * Opens links to the blog's other pages without loading a whole document. One listener stands for all of them, those in
 * an article's text included: that text is plain HTML. Links stay ordinary links for everything else a browser can do.
 *
 * @param page the element around all links
 */
export function useSiteLinks(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listening = new AbortController()
    page.current?.addEventListener(
      'click',
      (event) => {
        const address = blogAddressOf(event)
        if (address === null) return
        event.preventDefault()
        withViewTransition(() => navigate(address))
      },
      { signal: listening.signal },
    )
    return () => listening.abort()
  }, [page])
}

/** The address that an ordinary click on a link to another page of the blog leads to; else `null`. */
function blogAddressOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.origin !== location.origin) return null
  const isOther = link.pathname !== location.pathname
  const isBlog = link.pathname === `${ROUTER_BASE}/blogs` || link.pathname.startsWith(`${ROUTER_BASE}/blogs/`)
  return isOther && isBlog ? link.pathname + link.search + link.hash : null
}
