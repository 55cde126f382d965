import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import type { Page, Site } from '#site-build/model.ts'
import type { PictureVariants } from './picture-variants.ts'

/** Gives the articles of a site the covers that other sites show. One that cannot be decoded is left out, so that a picture is drawn. */
export function withCovers(site: Site, coverAt: PictureVariants['coverAt']): Site {
  function withCover(article: PublishedArticle): PublishedArticle {
    const { cover, ...others } = article
    const address = cover === undefined ? null : coverAt(cover)
    return address === null ? others : { ...others, cover: address }
  }
  function withCoverOfPage(page: Page): Page {
    const { content } = page
    if (content.page !== 'article') return page
    return { ...page, content: { ...content, article: withCover(content.article) } }
  }
  return { ...site, published: site.published.map(withCover), pages: site.pages.map(withCoverOfPage) }
}
