import { useRef } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { usePageArrival } from './features/navigation/use-page-arrival.ts'
import { useSiteLinks } from './features/navigation/use-site-links.ts'
import { PageDataContext, type PageData } from './page-data.ts'
import { ArticlePage } from './pages/article-page.tsx'
import { BlogPage } from './pages/blog-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { PageError } from './pages/page-error.tsx'
import { assertNever } from './shared/assert-never.ts'
import { routeOf } from './shared/route.ts'
import { BASE } from './shared/settings.ts'

type BlogProps = {
  /** The saved copy that the document brought along. */
  data: PageData
  /** While prerendering: the path to show. */
  ssrPath?: string
}

/** The list and its articles, and whatever else has no document of its own: one address, one page. */
export function Blog({ data, ssrPath }: BlogProps) {
  return (
    <PageDataContext value={data}>
      <CurrentPage {...(ssrPath === undefined ? {} : { ssrPath })} />
    </PageDataContext>
  )
}

function CurrentPage(ssr: Pick<BlogProps, 'ssrPath'>) {
  // The path as it is in the address bar: the router's own would be half decoded, and a name is decoded exactly once.
  const pathname = usePathname(ssr)
  const page = useRef<HTMLDivElement>(null)
  const announcement = usePageArrival(pathname)
  useSiteLinks(page)
  return (
    <div ref={page}>
      <PageError key={pathname}>{pageAt(pathname, ssr.ssrPath !== undefined)}</PageError>
      <p className="visually-hidden" aria-live="polite" data-announcer="">
        {announcement}
      </p>
    </div>
  )
}

function pageAt(pathname: string, prerendered: boolean) {
  const route = routeOf(pathname, BASE)
  switch (route.page) {
    case 'blogs':
      return <BlogPage />
    case 'article':
      return <ArticlePage segment={route.segment} />
    // The home page has a document of its own; where its address shows this one, the host has lost it.
    case 'home':
    case 'not-found':
      return <NotFoundPage prerendered={prerendered} />
    default:
      return assertNever(route)
  }
}
