import { useRef } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { pageAt } from './blog-pages.ts'
import { usePageArrival } from './features/navigation/use-page-arrival.ts'
import { useSiteLinks } from './features/navigation/use-site-links.ts'
import { PageDataContext, type PageData } from './page-data.ts'
import { PageError } from './lib/page-error.tsx'
import { routeOf } from './lib/route.ts'
import { BASE } from './lib/settings.ts'
import { useLoadedPath } from './use-loaded-path.ts'

type BlogProps = {
  /** The saved copy that the document brought along. */
  data: PageData
  /** While prerendering: the path to show. */
  ssrPath?: string
}

/**
 * The list and its articles, and whatever else has no document of its own: one address, one page. The bundle of the first
 * one has to be there (`loadPage`).
 */
export function Blog({ data, ssrPath }: BlogProps) {
  return (
    <PageDataContext value={data}>
      <CurrentPage {...(ssrPath === undefined ? {} : { ssrPath })} />
    </PageDataContext>
  )
}

function CurrentPage(ssr: Pick<BlogProps, 'ssrPath'>) {
  // The path as it is in the address bar: the router's own would be half decoded, and a name is decoded exactly once.
  const pathname = useLoadedPath(usePathname(ssr))
  const page = useRef<HTMLDivElement>(null)
  const announcement = usePageArrival(pathname)
  useSiteLinks(page)
  const route = routeOf(pathname, BASE)
  return (
    <div ref={page}>
      <PageError key={pathname}>{pageAt(route, ssr.ssrPath !== undefined)}</PageError>
      <p className="visually-hidden" aria-live="polite" data-announcer="">
        {announcement}
      </p>
    </div>
  )
}
