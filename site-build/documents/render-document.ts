import { documentOf, type DocumentAssets } from './document.ts'
import { homeBackdrop, withProjectArt } from '#site-build/artwork/home-art.ts'
import type { Page } from './pages.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import type { Settings } from '#site-build/settings.ts'

/**
 * A page as a complete document, for the build and for development.
 *
 * @param words the text of an article as HTML
 */
export async function renderDocument(
  page: Page,
  { base, content }: Settings,
  server: ServerEntry,
  assets: DocumentAssets,
  words = '',
): Promise<string> {
  const { html, title, description } = await server.renderPage(page.content, words)
  const path = page.path === null ? null : base.slice(0, -1) + page.path
  const { canonical, meta, data } = page
  const parts = { lang: content.lang, title, description, canonical, meta, path, data }
  return page.content.page === 'home'
    ? documentOf({ ...parts, html: withProjectArt(html, content.projects), backdrop: homeBackdrop() }, assets)
    : documentOf({ ...parts, html, backdrop: '' }, assets)
}
