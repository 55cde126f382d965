import { useEffect, type RefObject } from 'react'
import { useLocation, useRouter } from 'wouter'

/**
 * Opens links to the blog's other pages without loading a whole document. One listener stands for all of them, those in
 * an article's text included: that text is plain HTML. Links stay ordinary links for everything else a browser can do.
 *
 * @param page the element around all links
 */
export function useSiteLinks(page: RefObject<HTMLElement | null>): void {
  const [, navigate] = useLocation()
  const { base } = useRouter()

  useEffect(() => {
    const listening = new AbortController()
    page.current?.addEventListener(
      'click',
      (event) => {
        const path = blogPathOf(event, base)
        if (path === null) return
        event.preventDefault()
        navigate(path)
      },
      { signal: listening.signal },
    )
    return () => listening.abort()
  }, [page, navigate, base])
}

/** The path below the base that an ordinary click on a link to another page of the blog leads to; else `null`. */
function blogPathOf(event: MouseEvent, base: string): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.origin !== location.origin) return null
  const isOther = link.pathname !== location.pathname
  const isBlog = link.pathname === `${base}/blogs` || link.pathname.startsWith(`${base}/blogs/`)
  return isOther && isBlog ? link.pathname.slice(base.length) + link.search + link.hash : null
}
