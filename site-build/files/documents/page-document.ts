import type { PageContent } from '#app/lib/site/page-content.ts'
import type { BuildCache } from '#site-build/articles/build-cache.ts'
import { withOwnArt } from '#site-build/artwork/home-art.ts'
import { addVariants, loadFirstAtOnce } from '#site-build/files/pictures/picture-markup.ts'
import type { PictureVariants } from '#site-build/files/pictures/picture-variants.ts'
import type { SharePictures } from '#site-build/files/share-pictures/share-pictures.ts'
import type { Page, RenderedFolder, RenderedText, Site } from '#site-build/model.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import { type DocumentAssets, documentOf, fillLatestArticles } from './document.ts'
import { drawHomeBackdrop, drawHomeCrops } from './drawings.ts'
import { withCompletePaperLinks } from './paper-links.ts'

/** What makes the documents of pages. */
export type DocumentTools = {
  server: Pick<ServerEntry, 'renderPage'>
  /** For drawings and texts of feeds, which take long to make and change rarely. */
  cache: BuildCache
  assetsOf: (page: PageContent['page']) => DocumentAssets
  /** Development has none. */
  share?: SharePictures
  /** Development has none, either. */
  variants?: PictureVariants
}

/** The document of a page: what the application renders, with the text or the drawings that it does not have. */
export async function pageDocument(site: Site, tools: DocumentTools, page: Page): Promise<string> {
  const { server, cache, assetsOf, share, variants } = tools
  const { settings, articles, ownPages, index } = site
  const { content } = page
  const { bodyPlaceholder, beforeProse, ...rendered } = server.renderPage(content)
  const isHome = content.page === 'home'
  const text = textOfPage(content, articles, ownPages)
  let { html } = rendered
  if (text) {
    const textHtml = loadFirstAtOnce(insertBeforeProse(text.html, beforeProse))
    html = withCompletePaperLinks(
      html.replaceAll(bodyPlaceholder, () => textHtml),
      settings.address,
    )
  }
  if (isHome) {
    const art = await drawHomeCrops(settings.content, cache)
    html = fillLatestArticles(withOwnArt(html, art), index.entries, settings)
  }
  if (variants) html = addVariants(html, isHome ? 'card' : 'column', variants)
  const backdrop = isHome ? await drawHomeBackdrop(settings.content, cache) : ''
  const withText = { ...rendered, html, publications: text?.publications ?? [] }
  return documentOf(page, withText, settings, assetsOf(content.page), backdrop, share?.pictureOf(page))
}

/** Inserts HTML before the words of a text. The contents before them are escaped, so they are its first element of that class. */
function insertBeforeProse(textHtml: string, inserted: string): string {
  return textHtml.replace('<div class="prose', (prose) => inserted + prose)
}

/** The text of an article, or of a page of the owner. Other pages have none. */
function textOfPage(
  content: PageContent,
  articles: RenderedFolder,
  ownPages: RenderedFolder,
): RenderedText | undefined {
  if (content.page === 'article') return articles.textOf(content.article)
  return content.page === 'own' ? ownPages.textOf(content.own) : undefined
}
