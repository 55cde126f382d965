import { type ReactElement, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { PageError } from './lib/page-error.tsx'
import { openDocument, type PageData } from './open-document.ts'

/**
 * Starts the page of this document: hydrates it, or renders it anew where the document was made for another address
 * (404.html, and offline.html, open articles that have no document yet).
 *
 * @param pageOf makes the page from what came with the document; nothing came with a document for another address
 */
export function startPage(pageOf: (data: PageData) => ReactElement): void {
  const { root, data } = openDocument()
  const page = (
    <StrictMode>
      <PageError>{pageOf(data ?? {})}</PageError>
    </StrictMode>
  )
  // A transition lets frames through: the letters of the greeting appear meanwhile.
  if (data) startTransition(() => void hydrateRoot(root, page))
  else {
    root.replaceChildren()
    createRoot(root).render(page)
  }

  // In development a cached copy would hide the next edit.
  if (import.meta.env.PROD)
    whenLoaded(
      () =>
        void import('./lib/after-load.ts').then(
          ({ afterLoad }) => afterLoad(),
          () => {},
        ),
    )
}

/** Runs `work` once the document is complete. An entry that was imported by another one may come later than that. */
export function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work)
}
