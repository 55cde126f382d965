import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { fileOf } from '#site-build/articles/check-article.ts'
import type { BuildCache } from '#site-build/cache/build-cache.ts'
import type { Page } from '#site-build/documents/pages.ts'
import type { Settings } from '#site-build/settings.ts'
import type { WriteFile } from '#site-build/write-file.ts'
import type { Tokens } from '#site-build/theme/tokens.ts'
import type { Warn } from '#site-build/warnings/warning.ts'
import { CARD, cardColours, cardOf } from './card.ts'
import { fontFiles } from './font-files.ts'
import { missingGlyphs } from './missing-glyphs.ts'
import { cardPainter } from './paint-card.ts'

/** The picture that other sites show for a link to a page. */
export type SharePicture = { address: string; width: number; height: number; alt: string }

/** The picture of a page; `undefined` when it has none of its own. */
export type PictureOf = (page: Page) => SharePicture | undefined

/** Below the site, so that no article has the same address. */
const FOLDER = 'share'
/** Pictures drawn at once: the library draws in Node's four threads, and each drawing takes a few megabytes. */
const AT_ONCE = 4

/**
 * Draws a picture for the home page, the list, and each article without a `cover`, and writes them into the site. A picture of
 * a previous build is used again while nothing that makes it has changed.
 *
 * @param root the folder of the project
 */
export async function sharePictures(
  pages: readonly Page[],
  settings: Settings,
  tokens: Tokens,
  root: string,
  { cache, write }: { cache: Pick<BuildCache, 'getOrMake'>; write: WriteFile },
  warn: Warn,
  painter = cardPainter,
): Promise<PictureOf> {
  const colours = cardColours(tokens)
  const paint = painter(colours, await fontFiles(root))
  const pictures = new Map<string, SharePicture>()
  let drawn = 0

  async function provide(name: string, page: Page): Promise<void> {
    const card = cardOf(page, settings)
    // A line of JSON, then the JPEG.
    const content = await cache.getOrMake(['share picture', colours, card], async () => {
      drawn += 1
      const { picture, missing } = await paint(card)
      return Buffer.concat([Buffer.from(`${JSON.stringify(missing)}\n`), picture])
    })
    const end = content.indexOf('\n')
    const picture = content.subarray(end + 1)
    write(join(FOLDER, name), picture)
    const { content: shown } = page
    const file = shown.page === 'article' ? fileOf(shown.article.name) : undefined
    missingGlyphs(JSON.parse(content.toString('utf8', 0, end)) as string[], file).forEach(warn)
    // Other sites store a picture by its address: a new picture needs a new address, and the old one must still work.
    const version = createHash('sha256').update(picture).digest('hex').slice(0, 8)
    const path = `${FOLDER}/${name.split('/').map(encodeURIComponent).join('/')}?${version}`
    const alt = card.site === '' ? card.title : `${card.title} · ${card.site}`
    pictures.set(name, { address: settings.address + path, width: CARD.width, height: CARD.height, alt })
  }

  // Every page of the list has the same picture.
  const named = new Map(pages.flatMap((page) => fileNameOf(page).map((name) => [name, page] as const)))
  const rest = named.entries()
  const work = async () => {
    for (const [name, page] of rest) await provide(name, page)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  console.log(`share pictures: ${drawn} drawn, ${named.size - drawn} unchanged`)
  return (page) => fileNameOf(page).map((name) => pictures.get(name))[0]
}

/** The file of a page's picture, or none. */
function fileNameOf({ content: shown }: Page): string[] {
  if (shown.page === 'not-found') return []
  if (shown.page === 'own') return [`pages/${shown.own.name}.jpg`]
  if (shown.page !== 'article') return [`${shown.page}.jpg`]
  return shown.article.cover === undefined ? [`blogs/${shown.article.name}.jpg`] : []
}
