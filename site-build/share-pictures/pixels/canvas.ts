import { CARD } from '#site-build/share-pictures/card.ts'
import type { Rgb } from './indexed-png.ts'

/** Covers a share (0–1) of a pixel with a colour. Outside of the card there are none. */
export type Brush = (x: number, y: number, share: number) => void

/** A card whose pixels are places in a palette. */
export type Canvas = {
  /** Each line starts with a zero, which is a PNG's sign for "no filter" (`indexed-png.ts`). */
  lines: Uint8Array
  /** @param colour one of those that the canvases were made with */
  brushOf: (colour: Rgb) => Brush
}

/** Shares that are told apart, besides 0. */
const SHARES = 64
const { width: WIDTH, height: HEIGHT } = CARD

/** Makes canvases in the first colour of a palette. What is painted on them becomes the nearest colour of the palette. */
export function canvases(palette: readonly Rgb[], colours: readonly Rgb[]): () => Canvas {
  const mixed = new Map(colours.map((colour) => [colour, mixtures(palette, colour)]))
  // The same memory for all, because the system takes longer to give new memory than it takes to clear it.
  const lines = new Uint8Array((WIDTH + 1) * HEIGHT)
  return () => {
    lines.fill(0)
    const brushOf: Canvas['brushOf'] = (colour) => {
      const places = mixed.get(colour)!
      return (x, y, share) => {
        if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) return
        const at = y * (WIDTH + 1) + x + 1
        lines[at] = places[lines[at]! * (SHARES + 1) + Math.trunc(share * SHARES + 0.5)]!
      }
    }
    return { lines, brushOf }
  }
}

/** The places in the palette of what a colour makes of each colour of the palette, for each share. Pixels only look it up. */
function mixtures(palette: readonly Rgb[], [red, green, blue]: Rgb): Uint8Array {
  const shares = Array.from({ length: SHARES + 1 }, (_, step) => step / SHARES)
  return Uint8Array.from(
    palette.flatMap(([r, g, b]) =>
      shares.map((share) =>
        nearest(palette, [r + (red - r) * share, g + (green - g) * share, b + (blue - b) * share]),
      ),
    ),
  )
}

function nearest(palette: readonly Rgb[], [red, green, blue]: Rgb): number {
  const away = palette.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2)
  return away.indexOf(Math.min(...away))
}
