import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { textOf } from '#site-build/read/findings.ts'
import { BELOW_PATH, half, PHOTO, variantsOf } from '#tests/support/pictures/made-variants.ts'
import { HEIC } from '#tests/support/pictures/placed-pictures.ts'
import { undecodedFinding } from './undecoded-picture.ts'
import { SITE } from '#tests/support/site/example-pages.ts'

test('reports a damaged picture with its file, leaves it out, and encodes the others', async () => {
  const { findings, names } = await variantsOf({
    'articles/One.md': '---\ncover: images/cut.jpg\n---\n![A](images/cut.jpg) ![B](images/b.jpg)',
    'articles/images/cut.jpg': half(PHOTO),
    'articles/images/b.jpg': PHOTO,
  })
  const [text, ...others] = findings.map(textOf)
  expect(others).toEqual([])
  expect(text).toContain('articles/One.md:4: picture articles/images/cut.jpg: expected a picture that can be')
  expect(text).toMatch(
    /found one that is damaged or cut short(?: \(VipsJpeg: .+\))?; its words are shown instead\. Copy/,
  )
  expect(names).toHaveLength(3)
})

test('gives the reason of libvips, if it is there', () => {
  const findingOf = (message: string) => undecodedFinding(PHOTO, new Error(message))
  expect(findingOf('VipsJpeg: premature end\nmore')).toContain('cut short (VipsJpeg: premature end);')
  expect(findingOf('Warning treated as error due to failOn setting')).toContain('cut short;')
})

const small = () => sharp(PHOTO).resize({ width: 90 })

/** A small PNG that says it is so large, in its first part and with the right checksum. */
async function pngOf(width: number, height: number): Promise<Buffer> {
  const png = await small().png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

/** A GIF of so many frames, each of 10 × 10 px of one colour. */
function gifOf(frames: number): Buffer {
  const start = Buffer.from('GIF89a\x0a\0\x0a\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  const frame = Buffer.from('21f90400010000002c000000000a000a000002024c0100', 'hex')
  return Buffer.concat([start, ...Array.from({ length: frames }, () => frame), Buffer.from(';')])
}

/** A drawing that would take minutes. */
const BLURRED_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><filter id="f"><feGaussianBlur
  stdDeviation="50"/></filter>${'<g filter="url(#f)">'.repeat(200)}<rect width="900" height="900"/>${'</g>'.repeat(200)}</svg>`

test.each([
  ['cut.png', async () => half(await small().png().toBuffer()), 'damaged or cut short'],
  ['cut.gif', async () => half(await small().gif().toBuffer()), 'damaged or cut short'],
  ['cut.webp', async () => half(await small().webp().toBuffer()), 'damaged or cut short'],
  ['cut.avif', async () => half(await small().avif().toBuffer()), 'damaged or cut short'],
  ['bomb.png', () => pngOf(60_000, 60_000), 'at most 90,000,000 px, found one of 60,000 × 60,000 px'],
  ['empty.png', () => Buffer.alloc(0), 'an empty file'],
  ['heic.jpg', () => Buffer.from(HEIC, 'latin1'), 'HEIC under this name'],
  ['text.gif', () => Buffer.from('No picture'), 'a file of another format'],
  ['drawing.png', () => Buffer.from(BLURRED_SVG), 'found an SVG, which browsers do not show under this name'],
])('names %s once, with the line that shows it and what to do', async (file, make, found) => {
  const { findings, site, isLeftOut } = await variantsOf({
    'articles/One.md': `Text.\n\n![A](images/${file}) and again ![A](images/${file})`,
    'articles/Two.md': 'Text.',
    [`articles/images/${file}`]: await make(),
  })
  const all = [...site.findings, ...findings].map(textOf)
  expect(all).toHaveLength(1)
  expect(all[0]).toContain(`articles/One.md:3: picture articles/images/${file}: expected `)
  expect(all[0]).toContain(found)
  expect(all[0]).toMatch(/its words are shown instead\. [A-Z].*\.$/)
  const [copy] = [...site.articles.places.measured.values()].map((picture) => picture.copy)
  expect(isLeftOut(`/me/${copy}`)).toBe(true)
})

test.each([
  ['frames.gif', () => gifOf(10_000)],
  ['print.jpg', () => sharp(PHOTO).toColourspace('cmyk').jpeg().toBuffer()],
  ['deep.png', () => sharp(PHOTO).toColourspace('rgb16').png().toBuffer()],
])('shows %s, and has nothing to say about it', async (file, make) => {
  const { findings, site, names } = await variantsOf({
    'articles/One.md': `![A](images/${file})`,
    [`articles/images/${file}`]: await make(),
  })
  expect([...site.findings, ...findings]).toEqual([])
  expect(names.length).toBeGreaterThan(0)
})

test('names a damaged picture of the home page by its file', async () => {
  const portrait = { address: 'me.jpg', alt: 'Me' }
  const settings = { ...BELOW_PATH, content: { ...SITE.content, portrait, projects: [] } }
  const { findings } = await variantsOf(
    { 'articles/One.md': 'Text.', 'public/me.jpg': PHOTO.subarray(0, 9_000) },
    settings,
  )
  expect(findings.map(textOf)).toEqual([
    expect.stringMatching(/^public\/me\.jpg: expected a picture that can/),
  ])
})
