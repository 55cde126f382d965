import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** px: 4 million, as wide as the widest variant, so that ours and Astro's have the same widths. */
const WIDTH = 2_400
const HEIGHT = 1_667

/** Writes photos named `0.jpg`, `1.jpg`…, no two of them equal: clouds of colour with the grain of a camera. */
export async function writePhotos(folder: string, count: number): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const clouds = { width: WIDTH, height: HEIGHT, fit: 'fill', kernel: 'cubic' } as const
  const grain = await noise(WIDTH, HEIGHT, 6).raw().toBuffer()
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const
  for (let number = 0; number < count; number += 1) {
    const shapes = await noise(48, 33, 90).png().toBuffer()
    const blended = sharp(shapes)
      .resize(clouds)
      .composite([{ input: grain, raw, blend: 'soft-light' }])
    writeFileSync(join(folder, `${number}.jpg`), await blended.jpeg({ quality: 90 }).toBuffer())
  }
}

function noise(width: number, height: number, sigma: number) {
  const type = 'gaussian' as const
  const background = '#808080'
  return sharp({ create: { width, height, channels: 3, background, noise: { type, mean: 128, sigma } } })
}
