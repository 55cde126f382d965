import { Renderer } from '@takumi-rs/core'
import { type Card, CARD, type CardColours } from './card.ts'
import { cardLandscape } from './card-landscape.ts'
import { cardWords } from './card-words.ts'
import type { FontFile } from './card-fonts.ts'

/** A finished JPEG, and the parts of its title that no installed font has. */
export type PaintedCard = { picture: Uint8Array; missing: string[] }

/** Of 100. With it, the fullest cards have almost 150 kB, and usual ones half of that. */
const QUALITY = 75

/** Paints cards in the colours of the site. The landscape is behind the words, and is drawn once for all cards that have it. */
export function cardPainter(
  colours: CardColours,
  fonts: readonly FontFile[],
  format: 'jpeg' | 'raw' = 'jpeg',
): (card: Card) => Promise<PaintedCard> {
  // It caches the pixels of landscapes by their SVG.
  const renderer = new Renderer()
  const wordsOf = cardWords(renderer, fonts, colours)
  const landscapes = new Map<Card['landscape'], string>()
  return async (card) => {
    const { nodes, isMirrored, missing } = await wordsOf(card)
    const src = landscapes.get(card.landscape) ?? cardLandscape(card.landscape, colours)
    landscapes.set(card.landscape, src)
    const place = { position: 'absolute', ...CARD, transform: isMirrored ? 'scaleX(-1)' : 'none' } as const
    const picture = await renderer.render(
      {
        type: 'container',
        style: { ...CARD, backgroundColor: colours.background },
        children: [{ type: 'image', src, style: place }, ...nodes],
      },
      { ...CARD, format, quality: QUALITY, lang: card.lang },
    )
    return { picture, missing }
  }
}
