import type { Element, Root } from 'hast'
import type { Article } from '#app/lib/articles/article-index.ts'
import type { PreparedArticle } from '#app/lib/articles/prepared-article.ts'
import { walkElements } from '#markdown/walk.ts'
import { closest } from '#site-build/articles/broken-links.ts'
import { fileOf } from '#site-build/articles/check-article.ts'
import type { Warning } from '#site-build/articles/warnings.ts'
import type { MeasuredPicture, MeasuredPictures } from './measure-pictures.ts'

/** The pictures of the site, and where they are. It is plain data, which threads can receive. */
export type PicturePlaces = {
  measured: MeasuredPictures
  /** The address of the folder `articles` in image sources, with a slash at the end. */
  articlesBase: string
  /** The path of the site, with a slash at both ends. */
  base: string
  /** Without a repository, only the folder `articles` is published. */
  embedded: boolean
}

/** The pictures of an article, by path below `articles`; `null` for a missing one. */
export type UsedPictures = Record<string, MeasuredPicture | null>

/**
 * Adds sizes to the pictures of an article, so that nothing shifts when they load, and the addresses of their copies.
 * Missing pictures stay as they are, and a missing cover is left out: other sites would show a broken one.
 */
export function placePictures(
  { article, references }: Pick<PreparedArticle, 'article' | 'references'>,
  { measured, articlesBase, base, embedded }: PicturePlaces,
): { article: Article; pictures: UsedPictures; warnings: Warning[] } {
  const pictures: UsedPictures = {}
  const warnings: Warning[] = []
  const file = fileOf(article.name)

  /** @returns `null` for a missing picture, and for one on another host */
  function place(src: string, kind: 'picture' | 'cover') {
    const line = references.find((one) => one.kind === kind && one.to === src)?.line
    const warn = (message: string) =>
      warnings.push({ file, line, message: `${kind}: expected a picture ${message}` })
    const path = pathBelow(src, articlesBase)
    if (path === null) {
      const outside = embedded ? pathBelow(src, articlesBase.replace(/articles\/$/, '')) : null
      if (outside !== null)
        warn(`in articles/ (without a repository nothing else is published), found "${outside}"`)
      return null
    }
    const found = measured.get(path) ?? null
    pictures[path] = found
    const instead = kind === 'picture' ? '; its words are shown instead' : ''
    if (!found) warn(`at articles/${path}, found none${closest(path, [...measured.keys()])}${instead}`)
    if (found?.warning) warnings.push({ file: `articles/${path}`, message: found.warning })
    return found && { src: found.copy === null ? src : base + found.copy, size: found.size }
  }

  // Most articles have no pictures, and copying a tree is slow.
  const body = imagesIn(article.body).length === 0 ? article.body : structuredClone(article.body)
  for (const { properties } of imagesIn(body)) {
    const found = place(String(properties.src), 'picture')
    if (found) Object.assign(properties, { src: found.src }, found.size)
  }
  const cover = article.cover === undefined ? null : place(article.cover, 'cover')
  if (/\.svg(?:[?#]|$)/i.test(article.cover ?? '')) {
    const message = 'cover: expected PNG, JPEG or WebP, found an SVG, which most networks do not show'
    warnings.push({ file, message })
  }
  const { cover: written, ...others } = article
  const isElsewhere = written !== undefined && !written.startsWith(articlesBase)
  const shown = cover?.src ?? (isElsewhere ? written : undefined)
  return { article: { ...others, body, ...(shown !== undefined && { cover: shown }) }, pictures, warnings }
}

/** Whether the pictures of an article are still the same. */
export function areSamePictures(used: UsedPictures, measured: MeasuredPictures): boolean {
  return Object.entries(used).every(
    ([path, picture]) => JSON.stringify(picture) === JSON.stringify(measured.get(path) ?? null),
  )
}

function imagesIn(body: Root): Element[] {
  const images: Element[] = []
  walkElements(body, (element) => {
    if (element.tagName === 'img' && typeof element.properties.src === 'string') images.push(element)
  })
  return images
}

/** @returns the decoded path, or `null` for an address that is not below the base */
function pathBelow(src: string, base: string): string | null {
  if (!src.startsWith(base)) return null
  try {
    return decodeURIComponent(src.slice(base.length))
  } catch {
    return null
  }
}
