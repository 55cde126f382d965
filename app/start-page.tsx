import { type ReactElement, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { listenForPalette } from './features/palette/open-palette.ts'
import { PageError } from './page-error.tsx'
import { openDocument, type PageData } from './open-document.ts'
import { BASE } from './lib/site/settings.ts'

/** Hydrates the page, or renders it if the document was made for another address, such as 404.html for a new article. */
export function startPage(pageOf: (data: PageData) => ReactElement): void {
  const { root, data } = openDocument()
  if (import.meta.env.SITE_HAS_PALETTE) listenForPalette()
  const page = (
    <StrictMode>
      <PageError>{pageOf(data ?? {})}</PageError>
    </StrictMode>
  )
  // In a transition, so that the greeting keeps animating.
  if (data) startTransition(() => void hydrateRoot(root, page))
  // React replaces the content in one step, so the page does not blink.
  else createRoot(root).render(page)

  // In development, a cached copy would hide the next edit.
  if (import.meta.env.PROD)
    whenLoaded(
      () => import('./features/offline/offline.ts'),
      ({ registerWorker }) => registerWorker(BASE, import.meta.env.SITE_WORKS_OFFLINE),
    )
}

/** Loads an optional module once the document is loaded, or at once if it already is, and then starts it. */
export function whenLoaded<Module>(load: () => Promise<Module>, start: (module: Module) => unknown): void {
  const run = () => void load().then(start, () => {})
  if (document.readyState === 'complete') run()
  else addEventListener('load', run)
}
