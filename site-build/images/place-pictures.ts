import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { Article } from '#app/lib/articles/article-index.ts'
import type { Picture } from '#site-build/source/article-source.ts'
import { closest } from '#site-build/articles/broken-links.ts'
import { fileOf } from '#site-build/articles/check-article.ts'
import type { References } from '#site-build/articles/published-articles.ts'
import type { Warning } from '#site-build/articles/warnings.ts'
import { isPassiveSvg } from './passive-svg.ts'
import { type PictureSize, pictureSize } from './picture-size.ts'

/** The folder of the copies, below the base of the site. */
const PICTURES_FOLDER = 'pictures/'

type Places = {
  /** The address of the folder `articles` in image sources, with a slash at the end. */
  articlesBase: string
  /** The base of the site, or `null` when it needs no copies. */
  copiesBase: string | null
  /** Without a repository, only the folder `articles` is published. */
  embedded: boolean
}

/** Where a picture is loaded from, and its size. */
type Placed = { src: string; size: PictureSize | null }

/**
 * Adds sizes to the pictures of articles, so that nothing shifts when they load, and copies them to the site, so that
 * articles do not need GitHub. Missing pictures stay as they are.
 *
 * @param references the lines of pictures, for warnings
 * @returns copies: file name → bytes
 */
export async function placePictures(
  articles: readonly Article[],
  pictures: readonly Picture[],
  { articlesBase, copiesBase, embedded }: Places,
  references: References = new Map(),
) {
  const known = new Map(pictures.map((picture) => [picture.path, picture]))
  const copies = new Map<string, Buffer>()
  const warnings: Warning[] = []
  const placed = new Map<string, Placed | null>()

  async function placeOf(src: string, path: string): Promise<Placed | null> {
    const picture = known.get(path)
    const bytes = await picture?.read()
    if (!picture || !bytes) return null
    const file = `articles/${path}`
    const size = pictureSize(bytes)
    if (size === null) warnings.push({ file, message: 'expected a picture with a size, found none' })
    if (copiesBase === null) return { src, size }
    const extension = /\.\w+$/.exec(path)?.[0].toLowerCase() ?? ''
    if (extension === '.svg' && !isPassiveSvg(bytes)) {
      warnings.push({ file, message: 'an SVG with scripts gets no copy; it is shown from its repository' })
      return { src, size }
    }
    const name = picture.sha + extension
    copies.set(name, bytes)
    return { src: copiesBase + PICTURES_FOLDER + name, size }
  }

  /** @returns `null` for a missing picture, and for one on another host */
  async function place(src: string, article: string, kind: 'picture' | 'cover'): Promise<Placed | null> {
    const line = references.get(article)?.find((one) => one.kind === kind && one.to === src)?.line
    const warn = (message: string) =>
      warnings.push({ file: fileOf(article), line, message: `${kind}: expected a picture ${message}` })
    const path = pathBelow(src, articlesBase)
    if (path === null) {
      const outside = embedded ? pathBelow(src, articlesBase.replace(/articles\/$/, '')) : null
      if (outside !== null)
        warn(`in articles/ (without a repository nothing else is published), found "${outside}"`)
      return null
    }
    const found = placed.has(src) ? placed.get(src)! : await placeOf(src, path)
    placed.set(src, found)
    const instead = kind === 'picture' ? '; its words are shown instead' : ''
    if (!found) warn(`at articles/${path}, found none${closest(path, [...known.keys()])}${instead}`)
    return found
  }

  const complete: Article[] = []
  for (const article of articles) {
    // Most articles have no pictures, and copying a tree is slow.
    const body = imagesIn(article.body).length === 0 ? article.body : structuredClone(article.body)
    for (const { properties } of imagesIn(body)) {
      const found = await place(String(properties.src), article.name, 'picture')
      if (found) Object.assign(properties, { src: found.src }, found.size)
    }
    const cover = article.cover === undefined ? null : await place(article.cover, article.name, 'cover')
    if (/\.svg(?:[?#]|$)/i.test(article.cover ?? '')) {
      const message = 'cover: expected PNG, JPEG or WebP, found an SVG, which most networks do not show'
      warnings.push({ file: fileOf(article.name), message })
    }
    complete.push({ ...article, body, ...(cover && { cover: cover.src }) })
  }
  return { articles: complete, copies, warnings }
}

/** Writes the copies below `outDir`. */
export async function writePictures(outDir: string, copies: ReadonlyMap<string, Buffer>): Promise<void> {
  const folder = join(outDir, PICTURES_FOLDER)
  if (copies.size > 0) await mkdir(folder, { recursive: true })
  for (const [name, bytes] of copies) await writeFile(join(folder, name), bytes)
}

function imagesIn(body: Root): Element[] {
  const images: Element[] = []
  visit(body, 'element', (element) => {
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
