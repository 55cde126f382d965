import type { ArticlePlaces } from '#markdown/article-places.ts'

export const PLACES: ArticlePlaces = {
  filesBase: 'https://raw.example/me/notes/main/',
  articlesBase: '/blogs/',
  repositoryBase: 'https://github.example/me/notes/blob/main/',
}
