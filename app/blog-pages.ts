import { createElement, type FunctionComponent, type ReactElement } from 'react'
import { ArticlePage } from './pages/article/article-page.tsx'
import type { Route } from './lib/route.ts'

/** What a page is told of its address. */
type PageProps = {
  /** The last part of an article's path, still encoded. */
  segment: string
  prerendered: boolean
}
type BlogPageName = 'blogs' | 'article' | 'not-found'
type BlogPageComponent = FunctionComponent<PageProps>

/**
 * The article's page is there at once, for most visits are to one. The others are bundles of their own: their documents
 * load them at once, too, and articles when they have time.
 */
const loaded = new Map<BlogPageName, BlogPageComponent>([['article', ArticlePage]])

const SOURCES: Record<Exclude<BlogPageName, 'article'>, () => Promise<BlogPageComponent>> = {
  blogs: async () => (await import('./pages/list/list-page.tsx')).BlogPage,
  'not-found': async () => (await import('./pages/not-found/not-found-page.tsx')).NotFoundPage,
}

/** The home page has a document of its own; where its address shows this one, the host has lost it. */
function nameOf({ page }: Route): BlogPageName {
  return page === 'home' ? 'not-found' : page
}

/** Whether the bundle of the page at a route is there. */
export function isLoaded(route: Route): boolean {
  return loaded.has(nameOf(route))
}

/** The page at a route. @throws Error when its bundle is not there */
export function pageAt(route: Route, prerendered: boolean): ReactElement {
  const page = loaded.get(nameOf(route))
  if (!page) throw new Error(`Expected the bundle of the page ${route.page} before its first rendering.`)
  return createElement(page, { segment: route.page === 'article' ? route.segment : '', prerendered })
}

/** Brings the page at a route. @throws what the browser throws when the bundle cannot be loaded */
export async function loadPage(route: Route): Promise<void> {
  await load(nameOf(route))
}

/** Brings the page that a click may lead to. Where it cannot be had now, the click tries again. */
export function prefetchList(): void {
  load('blogs').catch(() => {})
}

async function load(name: BlogPageName): Promise<void> {
  if (name !== 'article') loaded.set(name, await SOURCES[name]())
}
