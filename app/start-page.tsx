import { type ReactElement, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { listenForPalette } from './features/palette/open-palette.ts'
import { PageError } from './page-error.tsx'
import { BASE } from './lib/site/settings.ts'
import type { ListDocument, PublishedArticle } from './lib/articles/article-index.ts'
import type { OwnPageLink } from './lib/site/page-content.ts'

/** The data in a document: facts about a list, an article or a page of the owner's that are not in its HTML. */
type PageData = { list?: Omit<ListDocument, 'entries'>; article?: PublishedArticle; own?: OwnPageLink }

/** Hydrates the page, or renders it in 404.html, which has no data, because it is for any address. */
export function startPage(pageOf: (data: PageData) => ReactElement): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no element with the id "root".')
  const data = document.getElementById('page-data')?.textContent
  if (import.meta.env.SITE_HAS_PALETTE) listenForPalette()
  const page = (
    <StrictMode>
      <PageError>{pageOf(JSON.parse(data ?? '{}'))}</PageError>
    </StrictMode>
  )
  // In a transition, so that the greeting keeps animating.
  if (data) startTransition(() => void hydrateRoot(root, page))
  // React replaces the content in one step, so the page does not blink.
  else createRoot(root).render(page)

  // In development, a cached copy would hide the next edit.
  if (import.meta.env.PROD && import.meta.env.SITE_WORKS_OFFLINE)
    whenLoaded(
      () => import('./features/offline/offline.ts'),
      ({ registerWorker }) => registerWorker(BASE),
    )
}

/** Loads an optional module once the document is loaded, or at once if it already is, and then starts it. */
export function whenLoaded<Module>(load: () => Promise<Module>, start: (module: Module) => unknown): void {
  const run = () => void load().then(start, () => {})
  if (document.readyState === 'complete') run()
  else addEventListener('load', run)
}
