import type { ArticlePlaces } from '#markdown/article-places.ts'

export const PLACES: ArticlePlaces = {
  files: 'https://raw.example/me/notes/main/',
  pages: 'https://github.example/me/notes/blob/main/',
  base: '/',
}
