import { rasterise } from '#site-build/icons/icon-png.ts'
import { type Card, CARD, type CardColours, paletteOf } from './card.ts'
import { cardSvg } from './card-svg.ts'
import type { FontFile } from './font-files.ts'
import { indexedPng } from './indexed-png.ts'

export type CardTask = { card: Card; colours: CardColours; fonts: readonly FontFile[] }

/** A finished picture, and the parts of its title that no installed font has. */
export type DrawnCard = { png: Uint8Array; missing: string[] }

/** Draws a card. It runs in a thread of the build (`share-pictures.ts`). */
export default async function drawnCard({ card, colours, fonts }: CardTask): Promise<DrawnCard> {
  const { svg, missing } = await cardSvg(card, colours, fonts)
  return { png: indexedPng(await rasterise(svg), { ...CARD, palette: paletteOf(colours) }), missing }
}
