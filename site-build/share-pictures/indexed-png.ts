import { crc32, deflateSync } from 'node:zlib'

/** Red, green and blue, 0–255. */
export type Rgb = readonly [number, number, number]

/** Bits of each channel by which colours are told apart. */
const BITS = 6
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * A picture as a PNG with a palette (PNG specification, third edition, 11.2), a third of the size of one in true colour.
 *
 * @param pixels red, green, blue, and opacity, which is ignored
 * @param palette at most 256 colours; each pixel gets the nearest one
 */
export function indexedPng(
  pixels: Uint8Array,
  { width, height, palette }: { width: number; height: number; palette: readonly Rgb[] },
): Buffer {
  const indices = indicesOf(pixels, palette)
  // Each line starts with its filter: none.
  const lines = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y += 1)
    lines.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits a pixel, from a palette.
  header.set([8, 3], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The place of each pixel's colour in the palette. */
function indicesOf(pixels: Uint8Array, palette: readonly Rgb[]): Uint8Array {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)
  const indices = new Uint8Array(words.length)
  // One more than the index, by colour; 0 for a colour that was not there yet.
  const known = new Uint16Array(2 ** (3 * BITS))
  const drop = 8 - BITS
  for (let pixel = 0, from = 0; pixel < words.length; pixel += 1, from += 4) {
    // Most pixels are like the one before.
    if (pixel > 0 && words[pixel] === words[pixel - 1]) {
      indices[pixel] = indices[pixel - 1]!
      continue
    }
    const [red, green, blue] = [pixels[from]!, pixels[from + 1]!, pixels[from + 2]!]
    const key = ((red >> drop) << (2 * BITS)) | ((green >> drop) << BITS) | (blue >> drop)
    known[key] ||= 1 + nearest(palette, [red, green, blue])
    indices[pixel] = known[key] - 1
  }
  return indices
}

function nearest(palette: readonly Rgb[], [red, green, blue]: Rgb): number {
  const away = palette.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2)
  return away.indexOf(Math.min(...away))
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
