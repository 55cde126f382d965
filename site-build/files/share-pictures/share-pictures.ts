import { createHash } from 'node:crypto'
import { type BuildCache, getOrMake } from '#site-build/articles/build-cache.ts'
import type { Finding, Page, Report, Settings, SiteFile } from '#site-build/model.ts'
import { textFacts } from '#site-build/files/pictures/covers.ts'
import { fileOf } from '#site-build/read/findings.ts'
import { CARD, type Card, cardColours, cardOf } from './card.ts'
import { fontFiles } from './card-fonts.ts'
import { cardPainter, type PaintedCard } from './paint-card.ts'

export type SharePicture = { address: string; width: number; height: number; alt: string }

export type SharePictures = { files: SiteFile[]; pictureOf: (page: Page) => SharePicture | undefined }

export const SHARE_FOLDER = 'share/'
/** Pictures drawn at once: the library draws in Node's four threads, and each drawing takes a few megabytes. */
const PARALLEL_DRAWINGS = 4

/** Draws a picture for each page without a `cover`, or takes it from the cache, where it stays until it is written, for memory. */
export async function sharePictures(
  pages: readonly Page[],
  settings: Settings,
  root: string,
  cache: BuildCache,
  report: Report,
  painter = cardPainter,
): Promise<SharePictures> {
  const colours = cardColours(settings.tokens)
  const paint = painter(colours, await fontFiles(root))
  const pictures = new Map<string, SharePicture>()
  const files: SiteFile[] = []
  let drawn = 0

  async function paintOnce(card: Card): Promise<PaintedCard> {
    const { missing, picture } = await getOrMake(cache, ['share picture', colours, card], async () => {
      drawn += 1
      const painted = await paint(card)
      return { missing: painted.missing, picture: Buffer.from(painted.picture).toString('base64') }
    })
    return { missing, picture: Buffer.from(picture, 'base64') }
  }

  async function provide(name: string, page: Page): Promise<void> {
    const card = cardOf(page, settings)
    const { missing, picture } = await paintOnce(card)
    files.push([`${SHARE_FOLDER}${name}`, async () => (await paintOnce(card)).picture])
    if (missing.length > 0) report(missingGlyphs(missing, page))
    const { width, height } = CARD
    const alt = `${card.title} · ${card.site}`
    pictures.set(name, { address: settings.address + pathOf(name, picture), width, height, alt })
  }

  const pageOfFile = pagesByFile(pages)
  // The workers share one iterator, so that each takes the next file that none has taken.
  const queue = pageOfFile.entries()
  const work = async () => {
    for (const [name, page] of queue) await provide(name, page)
  }
  await Promise.all(Array.from({ length: PARALLEL_DRAWINGS }, work))
  console.log(`share pictures: ${drawn} drawn, ${pageOfFile.size - drawn} unchanged`)
  const pictureOf = (page: Page) => {
    const name = fileNameOf(page)
    return name === null ? undefined : pictures.get(name)
  }
  return { files, pictureOf }
}

/** A page for each file. All pages of the list have the same picture. */
function pagesByFile(pages: readonly Page[]): ReadonlyMap<string, Page> {
  const pageOfFile = new Map<string, Page>()
  for (const page of pages) {
    const name = fileNameOf(page)
    if (name !== null) pageOfFile.set(name, page)
  }
  return pageOfFile
}

/** The path of a picture's address. Other sites store a picture by its address: a new picture needs a new one, and the old one must still work. */
function pathOf(name: string, picture: Uint8Array): string {
  const version = createHash('sha256').update(picture).digest('hex').slice(0, 8)
  const encodedName = name.split('/').map(encodeURIComponent).join('/')
  return `${SHARE_FOLDER}${encodedName}?${version}`
}

/** The name of a page's picture in its folder; `null` for a page that has none, or one of its own. */
function fileNameOf({ content: shown }: Page): string | null {
  if (shown.page === 'not-found') return null
  const text = textFacts(shown)
  if (text === undefined) return `${shown.page}.jpg`
  if (text.cover !== undefined) return null
  const folder = shown.page === 'own' ? 'pages' : 'blogs'
  return `${folder}/${text.name}.jpg`
}

function missingGlyphs(missing: readonly string[], { content: shown }: Page): Finding {
  const examples = missing.slice(0, 8).join(' ')
  return {
    ...(shown.page === 'article' && { file: fileOf(shown.article.name) }),
    message: `share picture: expected a font with "${examples}", found none, so the picture is without it. Install a font of its script, such as \`npm install --save-dev @fontsource-variable/noto-sans-khmer\` for Khmer.`,
  }
}
