import { Renderer } from '@takumi-rs/core'
import { type Card, CARD, type CardColours, paletteOf } from './card.ts'
import { cardLandscape } from './card-landscape.ts'
import { cardWords } from './card-words.ts'
import type { FontFile } from './font-files.ts'
import { indexedPng } from './indexed-png.ts'

/** A finished picture, and the parts of its title that no installed font has. */
export type PaintedCard = { png: Uint8Array; missing: string[] }

/** px; a higher title reaches the descent, which is then fainter. */
const LOW_TITLE = 300
const FADES = {
  low: { from: { x: 224, y: 516 }, to: { x: 627, y: 146 }, least: 0.18 },
  high: { from: { x: 340, y: 432 }, to: { x: 1120, y: -211 }, least: 0.14 },
}

/** Paints cards in the colours of the site. The landscape is behind the words. */
export function cardPainter(
  colours: CardColours,
  fonts: readonly FontFile[],
): (card: Card) => Promise<PaintedCard> {
  // No two cards have the same landscape.
  const renderer = new Renderer({ cacheMaxBytes: 0 })
  const wordsOf = cardWords(renderer, fonts, colours)
  const finish = indexedPng(paletteOf(colours))
  return async (card) => {
    const { nodes, height, isMirrored, missing } = await wordsOf(card)
    const fade = height <= LOW_TITLE ? FADES.low : FADES.high
    const landscape = cardLandscape(card.seed, colours, fade, isMirrored)
    const pixels = await renderer.render(
      {
        type: 'container',
        style: { ...CARD, backgroundColor: colours.background },
        children: [{ type: 'image', src: landscape, style: { position: 'absolute', ...CARD } }, ...nodes],
      },
      { ...CARD, format: 'raw', lang: card.lang },
    )
    return { png: await finish(pixels, CARD), missing }
  }
}
