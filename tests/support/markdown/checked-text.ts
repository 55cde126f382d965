import { formattedFile } from '#app/lib/articles/formatted-file.ts'
import { formatArticle } from '#markdown/format-article.ts'
import { checkArticle } from '#site-build/articles/checks/check-article.ts'
import type { PicturePlaces } from '#site-build/articles/pictures/place-pictures.ts'
import { BASES } from './markdown-elements.ts'

/** A site without pictures. */
export const NO_PICTURES: PicturePlaces = {
  measured: new Map(),
  articlesBase: `${BASES.files}articles/`,
  base: '/',
  embedded: false,
  publicFolder: 'public',
}

/** An article, or a page of a folder, as the build checks it. */
export async function checkedText(name: string, text: string, folder?: string) {
  const inFolder = folder === undefined ? {} : { folder }
  const formatted = await formatArticle(text, { ...BASES, pages: null, ...inFolder })
  const file = { name, text, sha: '0'.repeat(40) }
  return checkArticle(formattedFile(file, formatted), { ...NO_PICTURES, ...inFolder }).checked
}
