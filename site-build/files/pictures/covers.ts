import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import type { PageContent } from '#app/lib/site/page-content.ts'
import type { Page, Site } from '#site-build/model.ts'
import type { PictureVariants } from './picture-variants.ts'

/** The facts of the text that a page shows, an article or a text of the owner; `undefined` for the pages of the engine. */
export function textFacts(content: PageContent): PublishedArticle | undefined {
  if (content.page === 'article') return content.article
  if (content.page === 'own') return content.own
  return undefined
}

/** Gives the texts of a site the covers that other sites show. One that cannot be decoded is left out, so that a picture is drawn. */
export function withCovers(site: Site, coverAt: PictureVariants['coverAt']): Site {
  function withCover(text: PublishedArticle): PublishedArticle {
    const { cover, ...others } = text
    const address = cover === undefined ? null : coverAt(cover)
    return address === null ? others : { ...others, cover: address }
  }
  function withCoverOfPage(page: Page): Page {
    const { content } = page
    if (content.page === 'article')
      return { ...page, content: { ...content, article: withCover(content.article) } }
    if (content.page === 'own') return { ...page, content: { ...content, own: withCover(content.own) } }
    return page
  }
  return { ...site, published: site.published.map(withCover), pages: site.pages.map(withCoverOfPage) }
}
