import { formattedFile } from '#app/lib/articles/formatted-file.ts'
import { formatArticle } from '#markdown/format-article.ts'
import { checkArticle } from '#site-build/articles/checks/check-article.ts'
import type { TextPlaces } from '#site-build/model.ts'
import { BASES } from './markdown-elements.ts'

/** A site without pictures. */
export const NO_PICTURES: TextPlaces = {
  ...BASES,
  pages: null,
  folder: 'articles',
  measured: new Map(),
  embedded: false,
  publicFolder: 'public',
}

/** An article, or a page of a folder, as the build checks it. */
export async function checkedText(name: string, text: string, folder: TextPlaces['folder'] = 'articles') {
  const places = { ...NO_PICTURES, folder }
  const file = { name, text, sha: '0'.repeat(40) }
  return checkArticle(formattedFile(file, await formatArticle(text, places)), places).article
}
