import { type Card, CARD } from './card.ts'
import { fitTitle } from './fit-title.ts'
import type { FontFile } from './font-files.ts'
import { clustersOf, openFonts, type Outline } from './open-fonts.ts'
import { isRightToLeft, type ShapedLine, shapeLine } from './shape-line.ts'

// px, and em for tracking and leading.
const EDGE = 76
const WIDTH = CARD.width - 2 * EDGE
const TITLE = { family: 'familjen-grotesk', weight: 600, tracking: -0.035 }
const TITLE_BOX = { width: WIDTH, height: 372, sizes: [120, 108, 98, 88, 80, 72, 65, 58, 52, 46] }
const TITLE_BASELINE = 494
// Scripts with marks above and below need more room.
const LEADING = { own: 1.04, other: 1.25 }
const NAME = { family: 'familjen-grotesk', weight: 600, tracking: -0.01, size: 31, baseline: 103 }
const LINE = { family: 'geist-mono', weight: 400, tracking: 0, size: 24, baseline: 566 }

/** A glyph on a card, in px. */
type CardGlyph = { outline: Outline; x: number; y: number; scale: number }

/**
 * The texts of a card as glyphs in their places. No rasteriser chooses fonts as reliably as we can.
 *
 * @returns also the parts of the title that no installed font has. If there are letters among them, the card shows the name of
 * the site instead, because a title with holes says something else.
 */
export async function cardWords(card: Card, files: readonly FontFile[]) {
  const { title, missing } = await titleOf(card, files)
  const isReadable = !missing.some((cluster) => /[\p{L}\p{N}]/u.test(cluster))
  const shown = isReadable && title !== '' ? { title, site: card.site } : { title: card.site, site: '' }
  const isMirrored = isRightToLeft(shown.title)
  const [big, name, line] = await Promise.all([
    placedTitle(shown.title, card.lang, files, isMirrored),
    placedLabel(shown.site, card.lang, files, NAME, isMirrored),
    placedLabel(card.line, card.lang, files, LINE, isMirrored),
  ])
  return { glyphs: [...big.glyphs, ...name], softGlyphs: line, titleHeight: big.height, isMirrored, missing }
}

/** The title without what cannot be drawn. */
async function titleOf({ title, lang }: Card, files: readonly FontFile[]) {
  const written = title.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()
  const fontOf = await openFonts(written, files, TITLE, lang)
  const clusters = clustersOf(written)
  const drawable = clusters.filter((cluster) => fontOf(cluster)).join('')
  return {
    title: drawable.replaceAll(/ +/gu, ' ').trim(),
    missing: [...new Set(clusters.filter((cluster) => !fontOf(cluster)))],
  }
}

async function placedTitle(title: string, lang: string, files: readonly FontFile[], mirror: boolean) {
  const fontOf = await openFonts(`${title}…`, files, TITLE, lang)
  const shaped = (text: string) => shapeLine(text, fontOf, { rightToLeft: mirror, lang, style: TITLE })
  const widths = new Map<string, number>()
  const widthOf = (text: string) => {
    const width = widths.get(text) ?? shaped(text).width
    widths.set(text, width)
    return width
  }
  const isOwn = clustersOf(title).every((cluster) => fontOf(cluster)?.family === TITLE.family)
  const leading = isOwn ? LEADING.own : LEADING.other
  const { lines, size } = fitTitle(title, lang, widthOf, { ...TITLE_BOX, leading })
  const baseline = (index: number) => TITLE_BASELINE - (lines.length - 1 - index) * size * leading
  return {
    glyphs: lines.flatMap((line, index) => placed(shaped(line), size, baseline(index), mirror)),
    height: lines.length * size * leading,
  }
}

async function placedLabel(
  text: string,
  lang: string,
  files: readonly FontFile[],
  style: typeof NAME,
  mirror: boolean,
) {
  const fontOf = await openFonts(text, files, style, lang)
  const line = shapeLine(text, fontOf, { rightToLeft: isRightToLeft(text), lang, style })
  const size = Math.min(style.size, WIDTH / line.width)
  return placed(line, size, style.baseline, mirror)
}

/** Puts a line of text at the left edge, or at the right one. */
function placed({ glyphs, width }: ShapedLine, size: number, baseline: number, mirror: boolean): CardGlyph[] {
  const left = mirror ? CARD.width - EDGE - width * size : EDGE
  return glyphs.map(({ font, outline, x, y }) => ({
    outline,
    x: left + x * size,
    y: baseline - y * size,
    scale: size / font.unitsPerEm,
  }))
}
