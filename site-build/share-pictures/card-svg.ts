import { type Card, CARD, type CardColours } from './card.ts'
import { homeLandscape, landscapeOf, UNIT } from './card-landscape.ts'
import { fitTitle } from './fit-title.ts'
import type { FontFile } from './font-files.ts'
import { clustersOf, openFonts } from './open-fonts.ts'
import { isRightToLeft, type ShapedLine, shapeLine } from './shape-line.ts'

// px, and em for tracking and leading.
const EDGE = 76
const WIDTH = CARD.width - 2 * EDGE
const TITLE = { family: 'familjen-grotesk', weight: 600, tracking: -0.035 }
const TITLE_BOX = { width: WIDTH, height: 372, sizes: [120, 108, 98, 88, 80, 72, 65, 58, 52, 46] }
const TITLE_BASELINE = 494
/** px; a higher title stands before the descent. */
const LOW_TITLE = 300
// Scripts with marks above and below need more room.
const LEADING = { own: 1.04, other: 1.25 }
const NAME = { family: 'familjen-grotesk', weight: 600, tracking: -0.01, size: 31, baseline: 103 }
const LINE = { family: 'geist-mono', weight: 400, tracking: 0, size: 24, baseline: 566 }

/**
 * A card as one SVG. Its texts are outlines, because no rasteriser chooses fonts as reliably as we can.
 *
 * @returns also the parts of the title that no installed font has. If there are letters among them, the card shows the name of
 * the site instead, because a title with holes says something else.
 */
export async function cardSvg(card: Card, colours: CardColours, files: readonly FontFile[]) {
  const { title, missing } = await titleOf(card, files)
  const isReadable = !missing.some((cluster) => /[\p{L}\p{N}]/u.test(cluster))
  const shown = isReadable && title !== '' ? { title, site: card.site } : { title: card.site, site: '' }
  const mirror = isRightToLeft(shown.title)
  const words = await Promise.all([
    titleSvg(shown.title, card.lang, files, mirror),
    labelSvg(shown.site, card.lang, files, NAME, mirror),
    labelSvg(card.line, card.lang, files, LINE, mirror),
  ])
  const [big, name, line] = words
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
<rect width="${CARD.width}" height="${CARD.height}" fill="${colours.background}"/>
<g${mirror ? ` transform="translate(${CARD.width} 0) scale(-1 1)"` : ''}>${landscapeSvg(card.seed, colours, big.height)}</g>
<g fill="${colours.text}">${big.outlines}${name}</g><g fill="${colours.soft}">${line}</g>
</svg>`
  return { svg, missing }
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

async function titleSvg(title: string, lang: string, files: readonly FontFile[], mirror: boolean) {
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
    outlines: lines.map((line, index) => outlines(shaped(line), size, baseline(index), mirror)).join(''),
    height: lines.length * size * leading,
  }
}

async function labelSvg(
  text: string,
  lang: string,
  files: readonly FontFile[],
  style: typeof NAME,
  mirror: boolean,
) {
  const fontOf = await openFonts(text, files, style, lang)
  const line = shapeLine(text, fontOf, { rightToLeft: isRightToLeft(text), lang, style })
  const size = Math.min(style.size, WIDTH / line.width)
  return outlines(line, size, style.baseline, mirror)
}

/** Draws a line of text at the left edge, or at the right one. */
function outlines({ glyphs, width }: ShapedLine, size: number, baseline: number, mirror: boolean): string {
  const left = mirror ? CARD.width - EDGE - width * size : EDGE
  return glyphs
    .map(({ font, outline, x, y }) => {
      const scale = size / font.unitsPerEm
      const place = [left + x * size, baseline - y * size].map((value) => value.toFixed(2)).join(' ')
      return outline && `<path transform="matrix(${scale} 0 0 ${-scale} ${place})" d="${outline}"/>`
    })
    .join('')
}

/** The landscape, which fades where the words are. The lines fade, not the card: a gradient of its size takes 50 ms. */
function landscapeSvg(
  seed: string | null,
  { contour, glow, accent }: CardColours,
  titleHeight: number,
): string {
  const { contours, trail, end } = seed === null ? homeLandscape() : landscapeOf(seed)
  // A high title reaches the descent, which then steps back.
  const isLow = titleHeight <= LOW_TITLE
  // Two stops at the ends: gradients with others take twice as long.
  const ends = isLow ? 'x1="2240" y1="5160" x2="6270" y2="1455"' : 'x1="3400" y1="4320" x2="11200" y2="-2115"'
  const fade = (id: string, colour: string, least: number) =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>` +
    `<stop offset="0" stop-color="${colour}" stop-opacity="${least}"/><stop offset="1" stop-color="${colour}"/></linearGradient>`
  const stroke = (width: number, paint: string, opacity: number) =>
    `<use href="#trail" stroke-width="${width}" stroke="${paint}" stroke-opacity="${opacity}"/>`
  const dot = (radius: number, colour: string, opacity: number) =>
    `<circle cx="${end.x}" cy="${end.y}" r="${radius}" fill="${colour}" fill-opacity="${opacity}"/>`
  return `<style>
.landscape-contour { fill: none; stroke: url(#contour); stroke-width: 10 }
[data-strength='1'] { stroke-opacity: .3 } [data-strength='2'] { stroke-opacity: .45 }
[data-strength='3'] { stroke-opacity: .62 } [data-strength='4'] { stroke-opacity: .85 }
</style>
<defs>${fade('contour', contour, 0.1)}${fade('glow', glow, 0.15)}${fade('light', accent, isLow ? 0.3 : 0.2)}<path id="trail" d="${trail}"/></defs>
<g transform="scale(${UNIT})">${contours}<g fill="none" stroke-linecap="round">${stroke(260, 'url(#glow)', 0.07)}${stroke(150, 'url(#glow)', 0.12)}${stroke(80, 'url(#glow)', 0.2)}${stroke(34, 'url(#light)', 1)}</g>
${dot(360, glow, 0.1)}${dot(250, glow, 0.2)}${dot(130, accent, 1)}</g>`
}
