import type { PageHead } from '#app/lib/site/page-head.ts'
import { linkCard } from '#site-build/discovery/link-card.ts'
import { structuredData } from '#site-build/discovery/structured-data.ts'
import { tagFeedFile } from '#site-build/feeds/tag-feeds.ts'
import type { Settings } from '#site-build/settings.ts'
import type { SharePicture } from '#site-build/share-pictures/share-pictures.ts'
import { documentOf, type DocumentAssets } from './document.ts'
import type { Page } from './pages.ts'

/** What the application makes of a page (`renderPage`), and of the home page what `home-art.ts` draws on it. */
export type RenderedPage = PageHead & {
  html: string
  /** What stands in the HTML for the text of an article. */
  htmlPlace: string
  /** The footer of the site, as HTML. */
  footer: string
  /** What is behind the home page. */
  backdrop?: string
}

/**
 * A page as a complete document, for the build and for development.
 *
 * @param articleHtml the text of an article
 * @param picture for links to the page; development has none
 */
export function renderDocument(
  page: Page,
  { html, htmlPlace, footer, backdrop = '', ...head }: RenderedPage,
  articleHtml: string,
  settings: Settings,
  assets: DocumentAssets,
  picture?: SharePicture,
): string {
  const { base, content } = settings
  const path = page.path === null ? null : base.slice(0, -1) + page.path
  const parts = {
    lang: content.lang,
    ...head,
    html: html.split(htmlPlace).join(articleHtml),
    backdrop,
    canonical: page.canonical,
    path,
    data: page.data,
    meta: linkCard(page, head, settings, picture),
    structuredData: structuredData(page, head, settings, picture),
    footer,
    feed: page.content.page === 'list' ? feedOfTag(page.content.list.tag) : null,
  }
  return documentOf(parts, assets)
}

function feedOfTag(tag: string | undefined) {
  return tag === undefined ? null : { title: `RSS: ${tag}`, file: tagFeedFile(tag) }
}
