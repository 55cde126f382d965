import { Renderer } from '@takumi-rs/core'
import sharp from 'sharp'
import { articleLandscape, type Landscape } from '#site-build/artwork/landforms.ts'
import { contourPaths, trailPath, UNIT } from '#site-build/artwork/lines.ts'
import { homeMap } from '#site-build/artwork/home-map.ts'
import { glowing } from '#site-build/artwork/home-art.ts'
import { memoize } from '#site-build/memoize.ts'
import { type Card, CARD, type CardColours } from './card.ts'
import { cardWords } from './card-words.ts'
import type { FontFile } from './card-fonts.ts'

/** A finished JPEG, and the parts of its title that no installed font has. */
export type PaintedCard = { picture: Uint8Array; missing: string[] }

/** Of 100. With it, the fullest cards have almost 130 kB, and usual ones half of that. */
const QUALITY = 75

/**
 * Paints cards in the colours of the site. The landscape is behind the words, and is drawn once for all cards that have it.
 *
 * @param format `raw` gives the pixels, four bytes each.
 */
export function cardPainter(
  colours: CardColours,
  fonts: readonly FontFile[],
  format: 'jpeg' | 'raw' = 'jpeg',
): (card: Card) => Promise<PaintedCard> {
  // It caches the pixels of landscapes by their SVG.
  const renderer = new Renderer()
  const wordsOf = cardWords(renderer, fonts, colours)
  const landscapeOf = memoize((seed: Card['landscape']) => cardLandscape(seed, colours))
  return async (card) => {
    const { nodes, isMirrored, missing } = await wordsOf(card)
    const src = landscapeOf(card.landscape)
    const place = { position: 'absolute', ...CARD, transform: isMirrored ? 'scaleX(-1)' : 'none' } as const
    const pixels = await renderer.render(
      {
        type: 'container',
        style: { ...CARD, backgroundColor: colours.background },
        children: [{ type: 'image', src, style: place }, ...nodes],
      },
      { ...CARD, format: 'raw', lang: card.lang },
    )
    const picture = format === 'raw' ? pixels : await encodeCard(pixels)
    return { picture, missing }
  }
}

/** With sharp, which makes files of an eighth less than the library that paints, in the same time. */
function encodeCard(pixels: Uint8Array): Promise<Buffer> {
  const picture = sharp(pixels, { raw: { ...CARD, channels: 4 } })
  return picture.removeAlpha().jpeg({ quality: QUALITY }).toBuffer()
}

/** The landscape of a card as one `<svg>`. Below the words it fades, and its descent is above or right of them. */
function cardLandscape(seed: Card['landscape'], colours: CardColours): string {
  const { surface, steps, box, levels } =
    typeof seed === 'string' ? homeLandscape(seed) : articleLandscape(seed)
  const { background, contour, glow, accent } = colours
  const pixel = box.width / CARD.width
  const stroke = (px: number) => `stroke-width="${(px * pixel) / UNIT}"`
  const trail = trailPath(steps)
  const { x, y } = steps.at(-1)!
  const area = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">` +
    `<linearGradient id="fade" x1=".22" y1=".82" x2=".63" y2=".23"><stop stop-color="${background}" stop-opacity=".82"/>` +
    `<stop offset="1" stop-color="${background}" stop-opacity="0"/></linearGradient>` +
    `<radialGradient id="shine"><stop stop-color="${glow}" stop-opacity=".6"/>` +
    `<stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>` +
    `<g transform="scale(${UNIT})" fill="none" stroke-linejoin="round">` +
    `<g stroke="${contour}" ${stroke(1.3)}>${contourPaths(surface, box, levels)}</g>` +
    glowing(
      (width) => `<path d="${trail}" stroke="${glow}" stroke-opacity=".1"${width}/>`,
      (22 * pixel) / UNIT,
      3,
    ) +
    `<path d="${trail}" stroke="${accent}" ${stroke(3.4)}/></g><rect ${area} fill="url(#fade)"/>` +
    `<circle cx="${x}" cy="${y}" r="${40 * pixel}" fill="url(#shine)"/>` +
    `<circle cx="${x}" cy="${y}" r="${13 * pixel}" fill="${accent}"/></svg>`
  )
}

/** The end of the home page's descent, at the place where those of articles end. */
function homeLandscape(seed: string): Landscape {
  const { surface, steps } = homeMap(seed)
  const { x, y } = steps.at(-1)!
  return {
    surface,
    steps,
    box: { x: Math.round(x) - 96, y: Math.round(y) - 21, width: 120, height: 63 },
    levels: 22,
  }
}
