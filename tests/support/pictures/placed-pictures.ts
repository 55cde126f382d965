import type { FormattedArticle } from '#app/lib/articles/article-index.ts'
import { element } from '#markdown/tree.ts'
import { measurePictures } from '#site-build/articles/pictures/measure-pictures.ts'
import { placePictures } from '#site-build/articles/pictures/place-pictures.ts'
import type { TextPlaces } from '#site-build/model.ts'
import { textOf } from '#site-build/read/findings.ts'
import { articleNamed } from '#tests/support/site/example-pages.ts'

const FILES = 'https://raw.test/me/notes/main/'
/** The address of the folder `articles/` on the host of the articles. */
export const BASE = `${FILES}articles/`
/** A drawing of 30 × 20 px. */
export const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"></svg>'
/** The first bytes of a HEIC, in Latin-1. */
export const HEIC = '\0\0\0\x18ftypheic\0\0\0\0heicmif1'

/** The article "One" with pictures at these addresses. */
export function articleWith(...sources: string[]): FormattedArticle {
  return {
    ...articleNamed('One'),
    body: { type: 'root', children: sources.map((src) => element('img', { src, alt: 'A' }, [])) },
  }
}

/** The places of a site with these files in `articles/`. */
export async function placesOf(
  files: Record<string, string | Buffer>,
  isCopied = true,
  publicFolder = 'none',
): Promise<TextPlaces> {
  const pictures = Object.entries(files).map(([path, content]) => {
    return { path, read: async () => Buffer.from(content) }
  })
  const measured = await measurePictures(pictures, isCopied)
  const places = { files: FILES, pages: null, base: '/base/', folder: 'articles' as const }
  return { ...places, measured, embedded: !isCopied, publicFolder }
}

/**
 * Places the pictures of an article.
 *
 * @param written the text of the link in line 12, if that leads to `address`
 * @returns also the properties of its pictures, its findings as lines, and the destinations that its fixes write
 */
export function place(
  article: FormattedArticle,
  places: TextPlaces,
  written: { address: string; url: string } = { address: '', url: '' },
) {
  const { address, url } = written
  const references = [{ kind: 'picture' as const, address, written: url, line: 12 }]
  const destinations = [{ start: 5, end: 9, url, isPicture: true }]
  const placed = placePictures({ article, references, destinations }, places)
  const fixes = placed.findings.flatMap((finding) => finding.fixes ?? []).map((fix) => fix.to)
  const images = placed.article.body.children.map((child) =>
    child.type === 'element' ? child.properties : null,
  )
  return { ...placed, images, findings: placed.findings.map(textOf), fixes }
}
