import type { PublishedArticle, ListDocument } from '#app/lib/articles/article-index.ts'

/** A page and the data that it shows. */
export type PageContent =
  | { page: 'home' }
  | { page: 'list'; list: ListDocument }
  | { page: 'article'; article: PublishedArticle }
  | { page: 'own'; own: PublishedArticle }
  | { page: 'not-found' }

/** A page that the owner has added (`pages/<name>.md`), as the navigation needs it. Its address is `/<name>`. */
export type OwnPageLink = { name: string; title: string; lang?: string }

/** Such a page with the words of its text, for the command palette. */
export type SearchedPage = OwnPageLink & { words: string }
