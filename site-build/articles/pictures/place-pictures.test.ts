import { expect, test } from 'vitest'
import { gitBlobSha } from '#site-build/source/checkout.ts'
import { articleWith, BASE, place, placesOf, SVG } from '#tests/support/pictures/placed-pictures.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { areSamePictures, pictureSize } from './picture-at.ts'

const SIZE = { width: 30, height: 20 }

test('gives a picture its size, and a copy named after its content', async () => {
  const places = await placesOf({ 'images/a map.SVG': SVG })
  const { images, findings } = place(articleWith(`${BASE}images/a%20map.SVG`), places)
  expect(images).toEqual([{ src: `/base/pictures/${gitBlobSha(Buffer.from(SVG))}.svg`, alt: 'A', ...SIZE }])
  expect(findings).toEqual([])
})

test('gives a picture of public/ its size, and keeps its address', async () => {
  const cover = 'GIF89a\x10\x00\x08\x00\x00\x00\x00'
  const publicFolder = temporaryFolder({ '图/a b 50%.svg': SVG, 'cover.png': cover })
  const src = `/base/${encodeURIComponent('图')}/a%20b%2050%25.svg`
  const shown = { ...articleWith(src), cover: '/base/cover.png' }
  const places = await placesOf({}, true, publicFolder)
  const { images, article: placed, findings, pictures } = place(shown, places)
  expect(images).toEqual([{ src, alt: 'A', ...SIZE }])
  expect(placed.cover).toBe('/base/cover.png')
  expect(findings).toEqual([])
  expect(areSamePictures(pictures, places)).toBe(true)
  expect(areSamePictures(pictures, { ...places, publicFolder: 'nowhere' })).toBe(false)
})

test('an address on the host of the articles never reads a file beside them', async () => {
  const places = await placesOf({}, true, temporaryFolder({ 'cover.png': SVG }))
  const below = ['/cover.png', '/..%2f..%2f..%2fetc/passwd', 'a%00b.png'].map((path) => BASE + path)
  const steps = [...below, '//base/cover.png']
  expect(place(articleWith(...steps), places).images).toEqual(steps.map((src) => ({ src, alt: 'A' })))
})

test.each([
  ['https://other.test/a.webp', 'a WebP'],
  ['https://other.test/a.AVIF?b', 'an AVIF'],
])('warns about a cover elsewhere that not every network shows, and keeps it: %s', async (cover, format) => {
  const { findings, article: placed } = place({ ...articleWith(), cover }, await placesOf({}))
  expect(placed).toHaveProperty('cover')
  expect(findings).toContainEqual(expect.stringContaining(`cover: expected PNG or JPEG, found ${format}`))
})

test('does not warn about a WebP of the site as cover, of which the build makes a JPEG', async () => {
  const cover = `${BASE}a.webp`
  const { findings } = place({ ...articleWith(), cover }, await placesOf({ 'a.webp': SVG }))
  expect(findings).not.toContainEqual(expect.stringContaining('cover:'))
})

test.each([`${BASE}a.svg`, 'https://other.test/a.SVG?b'])('warns about an SVG cover: %s', async (cover) => {
  const { findings, article: placed } = place({ ...articleWith(), cover }, await placesOf({ 'a.svg': SVG }))
  // The site draws a share picture instead.
  expect(placed).not.toHaveProperty('cover')
  expect(findings).toEqual([
    expect.stringMatching(/^articles\/One\.md: cover: expected PNG or JPEG, found an SVG/),
  ])
})

test('notices new, changed and deleted pictures of an article', async () => {
  const shown = articleWith(`${BASE}a.svg`, `${BASE}b.svg`)
  const { pictures } = place(shown, await placesOf({ 'a.svg': SVG, 'unused.svg': SVG }))
  const isSame = async (files: Record<string, string>) => areSamePictures(pictures, await placesOf(files))
  expect(await isSame({ 'a.svg': SVG })).toBe(true)
  expect(await isSame({ 'a.svg': SVG, 'b.svg': SVG })).toBe(false)
  expect(await isSame({ 'a.svg': `${SVG} ` })).toBe(false)
  expect(await isSame({})).toBe(false)
})

/** A JPEG of 4 × 2 px that browsers turn by 90° (EXIF orientation 6). */
const TURNED_JPEG = Buffer.from(
  'ffd8ffe1002245786966000049492a0008000000010012010300010000000600000000000000' +
    'ffc0000b080002000401011100ffd9',
  'hex',
)

test.each([
  [Buffer.from('\uFEFF\n<svg viewBox="0 0 30 20"/>'), { width: 30, height: 20 }],
  [TURNED_JPEG, { width: 2, height: 4 }],
  [Buffer.from('<svg width="100%" height="100%"/>'), null],
])('the size of %s is %j', (bytes, size) => {
  expect(pictureSize(bytes)).toEqual(size)
})
