import { type Brush, canvases } from './pixels/canvas.ts'
import { type Card, CARD, type CardColours, paletteOf, rgbOf } from './card.ts'
import { cardLandscape } from './card-landscape.ts'
import { cardWords } from './card-words.ts'
import type { FontFile } from './font-files.ts'
import { indexedPng, type Rgb } from './pixels/indexed-png.ts'
import { paintGlyph } from './pixels/paint-glyph.ts'
import { paintLandscape } from './pixels/paint-landscape.ts'

/** A finished picture, and the parts of its title that no installed font has. */
export type PaintedCard = { png: Uint8Array; missing: string[] }

/** px; a higher title reaches the descent, which then steps back. */
const LOW_TITLE = 300
const FADES = {
  low: { from: { x: 224, y: 516 }, to: { x: 627, y: 146 }, least: { contour: 0.1, glow: 0.15, trail: 0.3 } },
  high: {
    from: { x: 340, y: 432 },
    to: { x: 1120, y: -211 },
    least: { contour: 0.1, glow: 0.15, trail: 0.2 },
  },
}

/** Paints cards in the colours of the site: the landscape first, and the words on top of it. */
export function cardPainter(
  colours: CardColours,
  fonts: readonly FontFile[],
): (card: Card) => Promise<PaintedCard> {
  const names = Object.keys(colours) as (keyof CardColours)[]
  const rgb = Object.fromEntries(names.map((name) => [name, rgbOf(colours[name])])) as Record<
    keyof CardColours,
    Rgb
  >
  const palette = paletteOf(colours)
  const newCanvas = canvases(palette, Object.values(rgb))
  return async (card) => {
    const { glyphs, softGlyphs, isMirrored, titleHeight, missing } = await cardWords(card, fonts)
    const { lines, brushOf } = newCanvas()
    const landscapeBrush = (name: keyof CardColours): Brush => {
      const brush = brushOf(rgb[name])
      return isMirrored ? (x, y, share) => brush(CARD.width - 1 - x, y, share) : brush
    }
    const fade = titleHeight <= LOW_TITLE ? FADES.low : FADES.high
    paintLandscape(landscapeBrush, cardLandscape(card.seed), fade)
    for (const { outline, ...place } of glyphs) paintGlyph(outline, place, brushOf(rgb.text))
    for (const { outline, ...place } of softGlyphs) paintGlyph(outline, place, brushOf(rgb.soft))
    return { png: indexedPng(lines, { ...CARD, palette }), missing }
  }
}
