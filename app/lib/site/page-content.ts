import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import type { ListDocument } from '#app/lib/articles/list-document.ts'
import type { OwnPage } from './own-pages.ts'

/** A page and the data that it shows. */
export type PageContent =
  | { page: 'home' }
  | { page: 'list'; list: ListDocument }
  | { page: 'article'; article: PublishedArticle }
  | { page: 'own'; own: OwnPage }
  | { page: 'not-found' }
