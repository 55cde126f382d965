import { existsSync } from 'node:fs'
import type { OwnPage, OwnPageLink } from '#app/lib/site/page-content.ts'
import type { CheckedArticle } from '#site-build/articles/checks/check-article.ts'
import { unknownFields } from '#site-build/articles/checks/unknown-fields.ts'
import type { Warning } from '#site-build/read/warnings.ts'
import { withAbsoluteLinks } from '#site-build/files/discovery/absolute-links.ts'
import { measurePictures, pictureFiles } from '#site-build/articles/pictures/measure-pictures.ts'
import { pathBelow } from '#site-build/articles/pictures/place-pictures.ts'
import { renderArticle } from '#site-build/articles/render-article.ts'
import type { Destination } from '#markdown/parse/destinations.ts'
import { imageSource } from '#markdown/transforms/destination.ts'
import type { SiteFile } from '#site-build/files/write-files.ts'
import type { ServerEntry } from '#site-build/server-entry.ts'
import { NO_SOURCE } from '#site-build/source/article-source.ts'
import { readCheckout } from '#site-build/source/checkout.ts'

const PAGES = 'pages'

/** The owner's pages, with the Markdown copy of each by its name, the pictures that they show, and the facts to check their links. */
export type RenderedPages = {
  pages: OwnPage[]
  copies: Map<string, string>
  pictures: SiteFile[]
  checked: CheckedArticle[]
  warnings: Warning[]
}

/** Renders the owner's pages (`links`; the others are drafts) like articles. Links and pictures are relative to `pages/`. */
export async function renderOwnPages(
  server: Pick<ServerEntry, 'formatFile' | 'renderHtml'>,
  folder: string,
  links: readonly OwnPageLink[],
  site: string,
  publicFolder: string,
): Promise<RenderedPages> {
  const source = existsSync(folder) ? await readCheckout(folder, PAGES) : NO_SOURCE
  const measured = await measurePictures(source.pictures, true)
  const titles = new Map(links.map(({ name, title }) => [name, title]))
  const files = source.articles.filter(({ name }) => titles.has(name))
  const base = new URL(site).pathname
  const places = { files: base, pages: null, base, folder: PAGES }
  const articlesBase = `${base}${PAGES}/`
  const pictures = { measured, articlesBase, base, embedded: true, publicFolder, folder: PAGES }
  /** The site has a picture only at the address of its copy. */
  const atCopy = (one: Destination) => {
    const source = one.isPicture ? imageSource(one.url, places) : null
    const copy = measured.get((source && pathBelow(source, pictures.articlesBase)) ?? '')?.copy
    return copy ? { ...one, url: `/${copy}` } : one
  }
  const all = await Promise.all(
    files.map(async (file) => {
      const text = source.read(file)
      const formatted = await server.formatFile({ ...file, text }, places)
      const { checked, html } = renderArticle(server, formatted, pictures)
      const { name, description, lang, changedAt = null } = checked.article
      const page: OwnPage = { name, title: titles.get(name)!, description, changedAt, html, lang }
      const copy = withAbsoluteLinks(text, checked.destinations.map(atCopy), places, site)
      return { page, checked, copy }
    }),
  )
  const checked = all.map((one) => one.checked)
  return {
    pages: all.map(({ page }) => page),
    copies: new Map(all.map(({ page, copy }) => [page.name, copy])),
    pictures: pictureFiles(source.pictures, measured, checked),
    checked,
    warnings: [
      ...source.warnings,
      ...checked.flatMap((one) => [...one.frontmatterWarnings, ...one.textWarnings]),
      // Only pages have the field `order`.
      ...unknownFields(checked, ['order']),
    ],
  }
}
