import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import type { PageContent } from '#app/lib/site/page-content.ts'
import { homeBackdrop, withOwnArt } from '#site-build/artwork/home-art.ts'
import { digestOf, type BuildCache } from '#site-build/cache/build-cache.ts'
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
  cache: Pick<BuildCache, 'getOrMake'>
}

/** The documents of pages, each rendered when its content is requested. */
export function documentFiles(
  pages: readonly Page[],
  settings: Settings,
  { server, assets, htmlOf, pictureOf, cache }: Tools,
): SiteFile[] {
  const site = digestOf(settings)

  /** An article's page does not show the time of the build, so the next build can use it again. */
  async function renderedPage({ content }: Page): Promise<RenderedPage> {
    if (content.page === 'home') {
      const { html, ...others } = await server.renderPage(content)
      const draw = () => withOwnArt(html, settings.content)
      const backdrop = String(await cache.getOrMake(['backdrop'], homeBackdrop))
      return {
        ...others,
        backdrop,
        html: String(await cache.getOrMake(['home', html, settings.content], draw)),
      }
    }
    if (content.page !== 'article') return server.renderPage(content)
    const article = { ...content.article, takenAt: 0 }
    const make = async () => JSON.stringify(await server.renderPage({ page: 'article', article }))
    return JSON.parse(String(await cache.getOrMake(['page', site, article], make))) as RenderedPage
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
