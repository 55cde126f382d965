import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import type { PageContent } from '#app/lib/page-content.ts'
import { homeBackdrop, withOwnArt } from '#site-build/artwork/home-art.ts'
import { digestOf, type KeptFiles } from '#site-build/cache/kept-files.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import type { Settings } from '#site-build/settings.ts'
import type { PictureOf } from '#site-build/share-pictures/share-pictures.ts'
import type { DocumentAssets } from './document.ts'
import type { Page } from './pages.ts'
import { renderDocument, type RenderedPage } from './render-document.ts'

type Tools = {
  server: Pick<ServerEntry, 'renderPage'>
  assets: Record<PageContent['page'], DocumentAssets>
  /** The text of an article as HTML. */
  htmlOf: (article: PublishedArticle) => string
  /** For links to a page. */
  pictureOf: PictureOf
  kept: Pick<KeptFiles, 'keep'>
}

/** Writes the documents below `outDir`. */
export async function writeDocuments(
  pages: readonly Page[],
  settings: Settings,
  outDir: string,
  { server, assets, htmlOf, pictureOf, kept }: Tools,
): Promise<void> {
  const site = digestOf(settings)

  /** An article's page does not show when the build read it, so it is the same in the next build. */
  async function renderedPage({ content }: Page): Promise<RenderedPage> {
    if (content.page === 'home') {
      const { html, ...others } = await server.renderPage(content)
      const draw = () => withOwnArt(html, settings.content)
      const backdrop = String(await kept.keep(['backdrop'], homeBackdrop))
      return { ...others, backdrop, html: String(await kept.keep(['home', html, settings.content], draw)) }
    }
    if (content.page !== 'article') return server.renderPage(content)
    const article = { ...content.article, takenAt: 0 }
    const make = async () => JSON.stringify(await server.renderPage({ page: 'article', article }))
    return JSON.parse(String(await kept.keep(['page', site, article], make))) as RenderedPage
  }

  for (const folder of new Set(pages.map(({ file }) => dirname(file))))
    mkdirSync(join(outDir, folder), { recursive: true })
  for (const page of pages) {
    const { content } = page
    const articleHtml = content.page === 'article' ? htmlOf(content.article) : ''
    const rendered = await renderedPage(page)
    writeFileSync(
      join(outDir, page.file),
      renderDocument(page, rendered, articleHtml, settings, assets[content.page], pictureOf(page)),
    )
  }
}
