import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeCover, encodePicture } from './encode-picture.ts'

/** A picture with as many colours as a photo: two waves, and grain. */
function photo(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3)
  for (let index = 0; index < pixels.length; index += 1) {
    const x = Math.floor(index / 3) % width
    const y = Math.floor(index / 3 / width)
    const grain = ((index * 2_654_435_761) >>> 13) % 40
    pixels[index] = 100 + 60 * Math.sin(x / 40 + (index % 3)) + 40 * Math.cos(y / 30) + grain
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** Black letters on white, as in a formula or a plot. */
const plot = (width: number) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="200">
    <rect width="100%" height="100%" fill="#fff"/><path d="M0 0L${width} 200M0 200L${width} 0" stroke="#000"/></svg>`),
  )

/** A hundred lines on white, each of another colour, as sharp as the letters of a screenshot. */
const colouredLines = (width: number) => {
  const lines = Array.from({ length: 100 }, (_, line) => {
    const colour = `rgb(${line * 2}, ${(line * 37) % 256}, ${255 - line * 2})`
    return `<rect x="${line * 9}" y="0" width="3" height="400" fill="${colour}"/>`
  })
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="400">
    <rect width="100%" height="100%" fill="#fff"/>${lines.join('')}</svg>`),
  )
}

const widthsOf = ({ variants }: Awaited<ReturnType<typeof encodePicture>>) =>
  variants.map(({ width }) => width)

test('a large photo gets five widths, each smaller than the next one', async () => {
  const encoded = await encodePicture(await photo(3000, 900).jpeg({ quality: 92 }).toBuffer())
  expect(widthsOf(encoded)).toEqual([480, 800, 1200, 1600, 2400])
  const sizes = encoded.variants.map(({ bytes }) => bytes.length)
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  expect(encoded.keepsOriginal).toBe(false)
})

test('no variant is wider than the picture, and none nearly as wide as the widest', async () => {
  const encoded = await encodePicture(await photo(1250, 400).png().toBuffer())
  expect(widthsOf(encoded)).toEqual([480, 800, 1250])
})

test('each variant has the shape of the picture, although narrow ones are made of a smaller picture', async () => {
  const { variants } = await encodePicture(await photo(2400, 1667).jpeg({ quality: 92 }).toBuffer())
  const sizes = await Promise.all(variants.map(({ bytes }) => sharp(bytes).metadata()))
  expect(sizes.map(({ height }) => height)).toEqual([333, 556, 834, 1111, 1667])
})

test('a plot at its own width keeps its pixels nearly, where that is smaller', async () => {
  const original = await colouredLines(900).png().toBuffer()
  const { variants } = await encodePicture(original)
  const widest = await sharp(variants.at(-1)!.bytes).removeAlpha().raw().toBuffer()
  const pixels = await sharp(original).removeAlpha().raw().toBuffer()
  const largestChange = pixels.reduce(
    (most, value, index) => Math.max(most, Math.abs(value - widest[index]!)),
    0,
  )
  expect(largestChange).toBeLessThan(5)
})

test('no variant is as heavy as a wider one', async () => {
  // Lines of one px in black and white, which have many greys at any other width.
  const lines = Array.from({ length: 200 }, (_, line) => `<rect x="${line * 3}" width="1" height="250"/>`)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="594" height="250" shape-rendering="crispEdges"><rect
    width="100%" height="100%" fill="#fff"/>${lines.join('')}</svg>`
  // With metadata, so that the widest variant is needed.
  const png = await sharp(Buffer.from(drawing))
    .withExif({ IFD0: { Make: 'Camera' } })
    .png({ palette: false, compressionLevel: 0 })
    .toBuffer()
  expect(widthsOf(await encodePicture(png))).toEqual([594])
})

test('a picture that is small already stays as it is', async () => {
  const small = await photo(300, 200).webp({ quality: 10 }).toBuffer()
  const { variants, keepsOriginal } = await encodePicture(small)
  expect([variants.length, keepsOriginal]).toEqual([0, true])
})

test('variants have no place or camera, stand upright, and have the colours of the web', async () => {
  const place = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } }
  const lying = photo(900, 600).withMetadata({ orientation: 6 }).withExif(place)
  const encoded = await encodePicture(await lying.jpeg({ quality: 90 }).toBuffer())
  expect(encoded.width).toBe(600)
  for (const { bytes } of encoded.variants) {
    const { exif, icc, orientation, width, height } = await sharp(bytes).metadata()
    expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined])
    expect(height).toBeGreaterThan(width)
  }
})

test('a small picture with metadata is encoded although that makes it larger', async () => {
  const small = await photo(300, 200)
    .webp({ quality: 10 })
    .withExif({ IFD0: { Make: 'Camera' } })
    .toBuffer()
  const { variants, keepsOriginal } = await encodePicture(small)
  expect([variants.length, keepsOriginal]).toEqual([1, false])
})

test.each([
  ['four print colours', () => photo(900, 600).toColourspace('cmyk').jpeg().toBuffer()],
  ['16 bits for a colour', () => photo(900, 600).toColourspace('rgb16').png().toBuffer()],
  ['grey', () => photo(900, 600).greyscale().png().toBuffer()],
  ['transparency', () => photo(900, 600).ensureAlpha(0.5).png().toBuffer()],
])('encodes a picture with %s', async (_, make) => {
  const encoded = await encodePicture(await make())
  expect(widthsOf(encoded)).toEqual([480, 800, 900])
  expect((await sharp(encoded.variants[0]?.bytes).metadata()).space).toBe('srgb')
})

test('a photo in black and white is encoded as a photo, although it has few colours', async () => {
  const grey = await photo(900, 600).greyscale().jpeg({ quality: 95 }).toBuffer()
  const { variants } = await encodePicture(grey)
  const asPhoto = await sharp(grey).webp({ quality: 75 }).toBuffer()
  expect(variants.at(-1)?.bytes.length).toBe(asPhoto.length)
})

test('an animation stays one, with its frames', async () => {
  const frames = await Promise.all(
    [photo(300, 200), photo(300, 200).negate()].map((frame) => frame.png().toBuffer()),
  )
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  const encoded = await encodePicture(gif)
  expect(widthsOf(encoded)).toEqual([300])
  expect((await sharp(encoded.variants[0]?.bytes).metadata()).pages).toBe(2)
})

test('a picture that is higher than a WebP can be is as wide as fits', async () => {
  const tall = sharp({ create: { width: 1000, height: 18_000, channels: 3, background: '#fed' } })
  expect(widthsOf(await encodePicture(await tall.jpeg({ quality: 100 }).toBuffer()))).toEqual([480, 800, 910])
})

test('an animated PNG stays as it is, because sharp reads only its first frame', async () => {
  const png = await photo(600, 400).png().toBuffer()
  // The chunk that makes a PNG an animation comes before its pixels: of two frames, for ever.
  const chunk = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1')
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16)
  const { variants, keepsOriginal } = await encodePicture(
    Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]),
  )
  expect([variants.length, keepsOriginal]).toEqual([0, true])
})

test('a small JPEG with a comment is encoded, because the comment may be a place', async () => {
  const small = await photo(300, 200).jpeg({ quality: 10 }).toBuffer()
  expect((await encodePicture(small)).keepsOriginal).toBe(true)
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 6]), Buffer.from('Home')])
  const told = Buffer.concat([small.subarray(0, 2), comment, small.subarray(2)])
  expect((await encodePicture(told)).keepsOriginal).toBe(false)
})

test.each([
  ['baseline', {}],
  ['progressive', { progressive: true }],
])('decodes a %s JPEG that lacks only the marker of its end', async (_, options) => {
  const whole = await photo(900, 600).jpeg(options).toBuffer()
  const { variants } = await encodePicture(whole)
  const ofCut = await encodePicture(whole.subarray(0, -2))
  expect(ofCut.variants).toEqual(variants)
  expect(await encodeCover(whole.subarray(0, -2))).toEqual(await encodeCover(whole))
  await expect(encodePicture(whole.subarray(0, -200))).rejects.toThrow(/premature end/)
})

test('names the reason for a picture that is cut short, too large, or none', async () => {
  const whole = await photo(900, 600).jpeg().toBuffer()
  await expect(encodePicture(whole.subarray(0, whole.length / 2))).rejects.toThrow(/premature end/)
  // A PNG says its size in the first bytes.
  const bomb = Buffer.from(await plot(300).png().toBuffer())
  bomb.writeUInt32BE(60_000, 16)
  bomb.writeUInt32BE(60_000, 20)
  await expect(encodePicture(bomb)).rejects.toThrow(/limit|header|crc/i)
  await expect(encodePicture(Buffer.from('<html>'))).rejects.toThrow(/unsupported image format/)
})

test('a cover is a JPEG in the shape of a share picture', async () => {
  const cover = await encodeCover(await photo(900, 900).webp().toBuffer())
  expect(await sharp(cover).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})
