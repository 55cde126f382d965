import { appendFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import sharp from 'sharp'
import { readSettings } from '#site-build/read/settings.ts'
import { textOf } from '#site-build/read/findings.ts'
import type { Source } from '#site-build/model.ts'
import { site } from '#tests/fixtures/site.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'
import { hasPosition, positionFindings } from './check-positions.ts'

const POSITION = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '52/1 31/1 0/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '13/1 24/1 0/1',
}
const blank = () => sharp({ create: { width: 20, height: 20, channels: 3, background: 'teal' } })
const withPosition = (fields: Record<string, string> = POSITION) => blank().withExif({ IFD3: fields })

test.each(['jpeg', 'png', 'webp'] as const)('finds the position in a %s', async (format) => {
  expect(await hasPosition(await withPosition().toFormat(format).toBuffer())).toBe(true)
  expect(await hasPosition(await blank().toFormat(format).toBuffer())).toBe(false)
})

test('finds the position in XMP', async () => {
  const description =
    '<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="52,31N"/>'
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${description}</rdf:RDF></x:xmpmeta>`
  expect(await hasPosition(await blank().withXmp(xmp).jpeg().toBuffer())).toBe(true)
})

test('finds none in other metadata, in empty fields, and in damaged files', async () => {
  const camera = blank().withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSDateStamp: '2026:01:01' } })
  const unknown = withPosition({ ...POSITION, GPSLatitude: '0/0 0/0 0/0', GPSLongitude: '0/0 0/0 0/0' })
  for (const picture of [camera, unknown])
    expect(await hasPosition(await picture.jpeg().toBuffer())).toBe(false)
  expect(await hasPosition(Buffer.from('no picture'))).toBe(false)
  expect(await hasPosition((await withPosition().jpeg().toBuffer()).subarray(0, 60))).toBe(false)
})

test('warns about a picture in the repository of the articles, and about one in public/', async () => {
  const root = temporaryFolder()
  const photo = await withPosition().jpeg().toBuffer()
  writeFiles(root, { 'public/a/me.jpg': photo, 'public/plain.txt': 'x' })
  const source = {
    pictures: [
      { path: 'images/a.jpg', read: async () => photo },
      { path: 'images/b.png', read: async () => blank().png().toBuffer() },
    ],
  } as Partial<Source> as Source
  const onGithub = readSettings(site, { SITE_REPOSITORY: 'octo/notes' })
  const findings = await positionFindings(source, onGithub, root)
  expect(findings.map(({ file }) => file)).toEqual(['articles/images/a.jpg', 'public/a/me.jpg'])
  expect(findings.map(textOf)[0]).toContain('found a position, which anybody can read in octo/notes.')
  const embedded = { ...onGithub, articles: { ...onGithub.articles, embedded: true } }
  const ofPublic = await positionFindings(source, embedded, root)
  expect(ofPublic.map(({ file }) => file)).toEqual(['public/a/me.jpg'])
})

/** A box of MP4: its size, its type and its content. */
function box(type: string, ...contents: (string | Buffer)[]): Buffer {
  const content = Buffer.concat(
    contents.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  )
  const header = Buffer.alloc(8)
  header.writeUInt32BE(content.length + 8)
  header.write(type, 4, 'latin1')
  return Buffer.concat([header, content])
}

const ofAndroidAt = (position: string) => box('udta', box('\u{a9}xyz', `\0\x12\x15\xc7${position}`))
const ofAndroid = ofAndroidAt('+52.5163+013.3777/')
const ofApple = box(
  'meta',
  box('keys', '\0\0\0\0\0\0\0\x01', box('mdta', 'com.apple.quicktime.location.ISO6709')),
  box('ilst', box('\0\0\0\x01', box('data', '\0\0\0\x01\0\0\0\0+52.5163+013.3777+034.100/'))),
)
const XMP = '<x:xmpmeta><rdf:Description exif:GPSLatitude="52,31N"/></x:xmpmeta>'
const film = (...metadata: Buffer[]) =>
  Buffer.concat([box('ftyp', 'isom'), box('moov', ...metadata), box('mdat', 'x')])

test.each([
  { kind: 'of Android', bytes: film(ofAndroid), count: 1 },
  { kind: 'of an iPhone', bytes: film(ofApple), count: 1 },
  { kind: 'of ffmpeg', bytes: film(box('udta', box('loci', Buffer.alloc(20)))), count: 1 },
  { kind: 'in a track', bytes: film(box('trak', box('tkhd', 'x'), ofAndroid)), count: 1 },
  { kind: 'in minutes', bytes: film(ofAndroidAt('+5230.980+01322.66/')), count: 1 },
  { kind: 'in minutes and seconds', bytes: film(ofAndroidAt('+523058.8-0132239.7/')), count: 1 },
  { kind: 'in XMP of QuickTime', bytes: film(box('udta', box('XMP_', XMP))), count: 1 },
  {
    kind: 'in XMP of MP4',
    bytes: Buffer.concat([film(), box('uuid', Buffer.alloc(16), XMP)]),
    count: 1,
  },
  { kind: 'with XMP without it', bytes: film(box('udta', box('XMP_', '<x:xmpmeta/>'))), count: 0 },
  {
    kind: 'without its position',
    bytes: film(box('udta', box('\u{a9}too', '+52.5163+013.3777'))),
    count: 0,
  },
  { kind: 'with an empty position', bytes: film(box('udta', box('\u{a9}xyz', '\0\0\0\0'))), count: 0 },
  { kind: 'that is cut', bytes: film(ofAndroid).subarray(0, 40), count: 0 },
  { kind: 'that is empty', bytes: Buffer.alloc(0), count: 0 },
])('gives a film $kind $count findings about its position', async ({ bytes, count }) => {
  const source = { pictures: [{ path: 'demo.mov', read: async () => bytes }] } as Partial<Source> as Source
  const onGithub = readSettings(site, { SITE_REPOSITORY: 'octo/notes' })
  const findings = await positionFindings(source, onGithub, temporaryFolder())
  expect(findings).toHaveLength(count)
  if (count > 0)
    expect(textOf(findings[0]!)).toContain('articles/demo.mov: expected a film without the place')
  // The site has a copy, also without a repository.
  const embedded = { ...onGithub, articles: { ...onGithub.articles, embedded: true } }
  expect(await positionFindings(source, embedded, temporaryFolder())).toHaveLength(count)
})

test('reads only the facts of a film over 2 GiB in public/, which stand behind its pictures', async () => {
  const root = temporaryFolder()
  const path = join(root, 'public/long.mp4')
  const header = Buffer.alloc(16)
  header.writeUInt32BE(1)
  header.write('mdat', 4)
  header.writeBigUInt64BE(2_200_000_000n, 8)
  writeFiles(root, { 'public/long.mp4': Buffer.concat([box('ftyp', 'isom'), header]) })
  // The system stores no zeros of such a file.
  truncateSync(path, 2_200_000_012)
  appendFileSync(path, box('moov', ofAndroid))
  const findings = await positionFindings(null, readSettings(site, {}), root)
  expect(findings.map(({ file }) => file)).toEqual(['public/long.mp4'])
})
