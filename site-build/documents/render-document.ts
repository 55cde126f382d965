import type { PageHead } from '#app/lib/page-head.ts'
import { homeBackdrop, withOwnArt } from '#site-build/artwork/home-art.ts'
import { linkCard } from '#site-build/discovery/link-card.ts'
import { structuredData } from '#site-build/discovery/structured-data.ts'
import { tagFeedFile } from '#site-build/feeds/tag-feeds.ts'
import type { Settings } from '#site-build/settings.ts'
import type { SharePicture } from '#site-build/share-pictures/share-pictures.ts'
import { documentOf, type DocumentAssets } from './document.ts'
import type { Page } from './pages.ts'

/** What the application makes of a page (`renderPage`). */
export type RenderedPage = PageHead & {
  html: string
  /** What stands in the HTML for the text of an article. */
  wordsPlace: string
  /** The footer of the site, as HTML. */
  footer: string
  /** What is behind the home page, if it has been drawn before. */
  backdrop?: string
}

/**
 * A page as a complete document, for the build and for development.
 *
 * @param words the text of an article as HTML
 * @param picture for links to the page; development has none
 */
export function renderDocument(
  page: Page,
  { html, wordsPlace, footer, backdrop, ...head }: RenderedPage,
  words: string,
  settings: Settings,
  assets: DocumentAssets,
  picture?: SharePicture,
): string {
  const { base, content } = settings
  const path = page.path === null ? null : base.slice(0, -1) + page.path
  const parts = {
    lang: content.lang,
    ...head,
    canonical: page.canonical,
    path,
    data: page.data,
    meta: linkCard(page, head, settings, picture),
    structuredData: structuredData(page, head, settings, picture),
    footer,
    feed: page.content.page === 'list' ? feedOfTag(page.content.list.tag) : null,
  }
  return page.content.page === 'home'
    ? documentOf({ ...parts, html: withOwnArt(html, content), backdrop: backdrop ?? homeBackdrop() }, assets)
    : documentOf({ ...parts, html: html.split(wordsPlace).join(words), backdrop: '' }, assets)
}

function feedOfTag(tag: string | undefined) {
  return tag === undefined ? null : { title: `RSS: ${tag}`, file: tagFeedFile(tag) }
}
