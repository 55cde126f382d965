import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Tinypool } from 'tinypool'
import type { KeptFiles } from '#site-build/cache/kept-files.ts'
import { fileOf } from '#site-build/articles/check-article.ts'
import type { Warn } from '#site-build/warnings/warning.ts'
import type { Page } from '#site-build/documents/pages.ts'
import { inGroups } from '#site-build/source/in-groups.ts'
import { darkColours } from '#site-build/theme/token-colours.ts'
import type { Tokens } from '#site-build/theme/tokens.ts'
import type { Settings } from '#site-build/settings.ts'
import type { WriteFile } from '#site-build/site-files.ts'
import { type Card, CARD, CARD_TOKENS, cardOf } from './card.ts'
import type { CardThreadData } from './card-thread.ts'
import { fontFiles } from './font-files.ts'
import { missingGlyphs } from './missing-glyphs.ts'
import type { PaintedCard } from './paint-card.ts'

/** The picture that other sites show for a link to a page. */
export type SharePicture = { address: string; width: number; height: number; alt: string }

/** The picture of a page; `undefined` when it has none of its own. */
export type PictureOf = (page: Page) => SharePicture | undefined

/** Below the site, so that no article has the same address. */
const FOLDER = 'share'
const FOLDER_OF_ARTICLES = 'blogs'
/** A thread takes as long to start as it takes to draw so many pictures. */
const PICTURES_PER_THREAD = 8
/** ms that an idle thread lives: finished pictures are written in groups. */
const IDLE_MS = 60_000

type Planned = {
  /** Below the site. */
  file: string
  key: string
  card: Card
  /** The article's own file, for warnings. */
  article: string | undefined
  picture: SharePicture
}

/**
 * Draws a picture for the home page, the list, and each article without a `cover`, and writes them into the site. A picture of
 * a previous build is used again while nothing that makes it has changed.
 */
export async function sharePictures(
  pages: readonly Page[],
  settings: Settings,
  tokens: Tokens,
  { root, serverDir }: Record<'root' | 'serverDir', string>,
  { kept, write }: { kept: Pick<KeptFiles, 'read' | 'write'>; write: WriteFile },
  warn: Warn,
): Promise<PictureOf> {
  const fonts = await fontFiles(root)
  const colours = darkColours(tokens, CARD_TOKENS)
  const design = digest([colours])
  const plans = new Map(pages.map((page) => [page, planOf(page, settings, design)]))
  const drawn = [
    ...new Map([...plans.values()].flatMap((plan) => (plan ? [[plan.file, plan]] : []))).values(),
  ]
  const pool = new Tinypool({
    filename: pathToFileURL(join(serverDir, 'card-thread.js')).href,
    minThreads: 0,
    maxThreads: threadsFor(drawn.length),
    idleTimeout: IDLE_MS,
    workerData: { colours, fonts } satisfies CardThreadData,
  })
  let unchanged = 0
  // Other sites keep a picture by its address: a new picture needs a new one, and the old one must go on working.
  const versions = new Map<string, string>()

  async function provide({ file, key, card, article }: Planned): Promise<void> {
    const known = read(kept, key)
    const { png, missing } = known ?? ((await pool.run(card)) as PaintedCard)
    if (known) unchanged += 1
    else kept.write([key], Buffer.concat([Buffer.from(`${JSON.stringify(missing)}\n`), png]))
    write(file, png)
    versions.set(file, createHash('sha256').update(png).digest('hex').slice(0, 8))
    missingGlyphs(missing, article).forEach(warn)
  }

  try {
    for (const group of inGroups(drawn)) await Promise.all(group.map(provide))
  } finally {
    await pool.destroy()
  }
  console.log(`share pictures: ${drawn.length - unchanged} drawn, ${unchanged} unchanged`)
  return (page) => {
    const plan = plans.get(page)
    return plan
      ? { ...plan.picture, address: `${plan.picture.address}?${versions.get(plan.file)}` }
      : undefined
  }
}

/** A kept picture: a line of JSON, then the PNG. */
function read(kept: Pick<KeptFiles, 'read'>, key: string): PaintedCard | null {
  const content = kept.read([key])
  if (!content) return null
  const end = content.indexOf('\n')
  return { png: content.subarray(end + 1), missing: JSON.parse(content.toString('utf8', 0, end)) as string[] }
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)
}

function threadsFor(pictures: number): number {
  return Math.min(availableParallelism(), Math.ceil(pictures / PICTURES_PER_THREAD) || 1)
}

/** The picture of a page before it is drawn; `null` for a page that has none. */
function planOf(page: Page, settings: Settings, design: string): Planned | null {
  const { content: shown } = page
  if (shown.page === 'not-found') return null
  if (shown.page === 'article' && shown.article.cover !== undefined) return null
  const card = cardOf(page, settings)
  const key = digest([design, card])
  const article = shown.page === 'article' ? shown.article.name : undefined
  const file =
    shown.page === 'own'
      ? `pages/${shown.own.name}.png`
      : article === undefined
        ? `${shown.page}.png`
        : `${FOLDER_OF_ARTICLES}/${article}.png`
  const path = `${FOLDER}/${file.split('/').map(encodeURIComponent).join('/')}`
  const alt = card.site === '' ? card.title : `${card.title} · ${card.site}`
  return {
    file: join(FOLDER, file),
    key,
    card,
    article: article === undefined ? undefined : fileOf(article),
    picture: { address: settings.address + path, width: CARD.width, height: CARD.height, alt },
  }
}
