import { linkCard } from '#site-build/discovery/link-card.ts'
import { structuredData } from '#site-build/discovery/structured-data.ts'
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
  settings: Settings,
  server: ServerEntry,
  assets: DocumentAssets,
  words = '',
): Promise<string> {
  const { base, content } = settings
  const { html, ...head } = await server.renderPage(page.content, words)
  const path = page.path === null ? null : base.slice(0, -1) + page.path
  const parts = {
    ...{ lang: content.lang, ...head, canonical: page.canonical, path, data: page.data },
    meta: linkCard(page, head, settings),
    structuredData: structuredData(page, head, settings),
  }
  return page.content.page === 'home'
    ? documentOf({ ...parts, html: withProjectArt(html, content.projects), backdrop: homeBackdrop() }, assets)
    : documentOf({ ...parts, html, backdrop: '' }, assets)
}
