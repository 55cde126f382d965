import { CARD } from '#site-build/share-pictures/card.ts'
import type { Rgb } from './indexed-png.ts'

/** A card whose pixels are places in a palette. */
export type Canvas = {
  /** Each line starts with a zero, which is a PNG's sign for "no filter" (`indexed-png.ts`). */
  lines: Uint8Array
  /** Covers a share (0–1) of a pixel with a colour. Outside of the card there are none. */
  blend: (x: number, y: number, colour: Rgb, share: number) => void
}

/** Bits of each channel by which colours are told apart. */
const BITS = 6
const { width: WIDTH, height: HEIGHT } = CARD

/** Makes canvases in the first colour of a palette. What is painted on them becomes the nearest colour of the palette. */
export function canvases(palette: readonly Rgb[]): () => Canvas {
  // One more than the place in the palette, by colour; 0 for a colour that was not there yet.
  const known = new Uint16Array(2 ** (3 * BITS))
  const drop = 8 - BITS
  // The middle of its colours decides, and not the first of them, so that no card depends on those before it.
  const middle = (channel: number) => ((channel >> drop) + 0.5) * 2 ** drop
  const placeOf = (red: number, green: number, blue: number) => {
    const key = ((red >> drop) << (2 * BITS)) | ((green >> drop) << BITS) | (blue >> drop)
    known[key] ||= 1 + nearest(palette, [middle(red), middle(green), middle(blue)])
    return known[key] - 1
  }
  return () => {
    const lines = new Uint8Array((WIDTH + 1) * HEIGHT)
    const blend: Canvas['blend'] = (x, y, [red, green, blue], share) => {
      if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) return
      const at = y * (WIDTH + 1) + x + 1
      const before = palette[lines[at]!]!
      lines[at] = placeOf(
        before[0] + (red - before[0]) * share,
        before[1] + (green - before[1]) * share,
        before[2] + (blue - before[2]) * share,
      )
    }
    return { lines, blend }
  }
}

function nearest(palette: readonly Rgb[], [red, green, blue]: Rgb): number {
  const away = palette.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2)
  return away.indexOf(Math.min(...away))
}
