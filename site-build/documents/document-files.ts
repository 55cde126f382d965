import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import type { PageContent } from '#app/lib/site/page-content.ts'
import { homeBackdrop, withOwnArt } from '#site-build/artwork/home-art.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import type { Settings } from '#site-build/settings.ts'
import type { PictureOf } from '#site-build/share-pictures/share-pictures.ts'
import type { SiteFile } from '#site-build/write-file.ts'
import { documentOf, type DocumentAssets, type RenderedPage } from './document.ts'
import type { Page } from './pages.ts'

type Tools = {
  server: Pick<ServerEntry, 'renderPage'>
  assets: Record<PageContent['page'], DocumentAssets>
  /** The text of an article as HTML. */
  htmlOf: (article: PublishedArticle) => string
  /** For links to a page. */
  pictureOf: PictureOf
}

/** The documents of pages, each rendered when its content is requested. */
export function documentFiles(
  pages: readonly Page[],
  settings: Settings,
  { server, assets, htmlOf, pictureOf }: Tools,
): SiteFile[] {
  async function renderedPage({ content }: Page): Promise<RenderedPage> {
    const rendered = await server.renderPage(content)
    if (content.page !== 'home') return rendered
    return { ...rendered, html: withOwnArt(rendered.html, settings.content), backdrop: homeBackdrop() }
  }

  return pages.map((page): SiteFile => {
    const { content } = page
    const make = async () => {
      const articleHtml = content.page === 'article' ? htmlOf(content.article) : ''
      const rendered = await renderedPage(page)
      return documentOf(page, rendered, articleHtml, settings, assets[content.page], pictureOf(page))
    }
    return [page.file, make]
  })
}
