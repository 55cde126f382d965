import { expect, test } from 'vitest'
import type { FormattedArticle } from '#app/lib/articles/article-index.ts'
import { textOf } from '#site-build/read/findings.ts'
import { gitBlobSha } from '#site-build/source/checkout.ts'
import { element } from '#markdown/tree.ts'
import { articleNamed } from '#tests/support/site/example-pages.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'
import { measurePictures } from './measure-pictures.ts'
import { areSamePictures, pictureSize } from './picture-at.ts'
import { placePictures } from './place-pictures.ts'

const FILES = 'https://raw.test/me/notes/main/'
const BASE = `${FILES}articles/`
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"></svg>'
const SIZE = { width: 30, height: 20 }

/** An article with pictures at these addresses. */
const article = (...sources: string[]): FormattedArticle => ({
  ...articleNamed('One'),
  body: { type: 'root', children: sources.map((src) => element('img', { src, alt: 'A' }, [])) },
})
const propertiesOf = ({ body }: FormattedArticle) =>
  body.children.map((child) => (child.type === 'element' ? child.properties : null))

/** The places of a site with these files in `articles/`. */
async function placesOf(files: Record<string, string | Buffer>, isCopied = true, publicFolder = 'none') {
  const pictures = Object.entries(files).map(([path, content]) => {
    return { path, read: async () => Buffer.from(content) }
  })
  const measured = await measurePictures(pictures, isCopied)
  const places = { files: FILES, pages: null, base: '/base/', folder: 'articles' as const }
  return { ...places, measured, embedded: !isCopied, publicFolder }
}

type Places = Awaited<ReturnType<typeof placesOf>>

/** @param written the text of the link in line 12, if that leads to `address` */
function place(shown: FormattedArticle, places: Places, written?: { address: string; url: string }) {
  const { address, url } = written ?? { address: '', url: '' }
  const references = [{ kind: 'picture' as const, address, written: url, line: 12 }]
  const destinations = [{ start: 5, end: 9, url, isPicture: true }]
  const placed = placePictures({ article: shown, references, destinations }, places)
  const fixes = placed.findings.flatMap((finding) => finding.fixes ?? []).map((fix) => fix.to)
  return { ...placed, images: propertiesOf(placed.article), findings: placed.findings.map(textOf), fixes }
}

test('gives a picture its size, and a copy named after its content', async () => {
  const places = await placesOf({ 'images/a map.SVG': SVG })
  const { images, findings } = place(article(`${BASE}images/a%20map.SVG`), places)
  expect(images).toEqual([{ src: `/base/pictures/${gitBlobSha(Buffer.from(SVG))}.svg`, alt: 'A', ...SIZE }])
  expect(findings).toEqual([])
})

test('names an SVG that has the name of another format, also below public/', async () => {
  const places = await placesOf(
    { 'map.png': SVG },
    true,
    temporaryFolder({ 'plot.JPG': SVG, 'map.svg': SVG }),
  )
  const sources = [`${BASE}map.png`, '/base/plot.JPG', '/base/map.svg']
  const { findings } = place(article(...sources), places)
  expect(findings).toEqual([
    expect.stringMatching(
      /^articles\/One\.md: picture articles\/map\.png: expected .* \(\.png\), found an SVG, .*\.svg\.$/,
    ),
    expect.stringMatching(
      /^articles\/One\.md: picture public\/plot\.JPG: expected .* \(\.JPG\), found an SVG, .*\.svg\.$/,
    ),
  ])
})

test.each([
  { url: 'images/mep.svg', close: '"images/map.svg"', fixes: ['images/map.svg'] },
  { url: 'imagse/map.svg', close: '"images/map.svg"', fixes: ['images/map.svg'] },
  { url: 'map.svg', close: '"images/map.svg"', fixes: ['images/map.svg'] },
  // Another folder may have a picture of this name.
  { url: 'posts/storm/map.svg', close: '"images/map.svg"', fixes: [] },
])(
  'row 54: warns about the missing picture $url with its line and close names',
  async ({ url, close, fixes }) => {
    const places = await placesOf({ 'images/map.svg': SVG, 'covers/photograph of a lake.png': SVG }, false)
    const placed = place(article(BASE + url), places, { address: BASE + url, url })
    expect(placed.findings).toEqual([
      `articles/One.md:12: picture: expected a picture at articles/${url}, found none (close: ${close}); its words are shown instead`,
    ])
    expect(placed.fixes).toEqual(fixes)
  },
)

test.each([
  // An address ends before these signs, and a percent sign encodes a character.
  { url: 'images/a#b.svg', path: 'images/a', sign: '%23 for #', fix: 'images/a%23b.svg' },
  { url: 'images/why?.svg', path: 'images/why', sign: '%3F for ?', fix: 'images/why%3F.svg' },
  { url: 'images/a%20b.svg', path: 'images/a b.svg', sign: '%25 for %', fix: 'images/a%2520b.svg' },
  { url: '%C3%A9#1.svg', path: 'é', sign: '%23 for #', fix: '%C3%A9%231.svg' },
])('says how to write $url if there is a file of this name', async ({ url, path, sign, fix }) => {
  const names = ['images/a#b.svg', 'images/why?.svg', 'images/a%20b.svg', 'é#1.svg']
  const places = await placesOf(Object.fromEntries(names.map((name) => [name, SVG])))
  const src = BASE + path.split('/').map(encodeURIComponent).join('/')
  const { findings, fixes } = place(article(src), places, { address: src, url })
  expect(findings).toEqual([
    `articles/One.md:12: picture: expected a picture at articles/${path}, found none (close: "${fix}"; in an address, write ${sign}); its words are shown instead`,
  ])
  expect(fixes).toEqual([fix])
})

test('says how to write a sign in the name of a file of public/', async () => {
  const places = await placesOf({}, true, temporaryFolder({ 'a#b.svg': SVG }))
  const { fixes } = place(article('/base/a'), places, { address: '/base/a', url: '/a#b.svg' })
  expect(fixes).toEqual(['/a%23b.svg'])
})

test('names all of very many missing pictures, the last ones without suggestions', async () => {
  const sources = Array.from({ length: 201 }, (_, index) => `${BASE}folder${index}/map.svg`)
  const { findings } = place(article(...sources), await placesOf({ 'images/map.svg': SVG }))
  expect(findings).toHaveLength(201)
  expect(findings[0]).toContain('close: "images/map.svg"')
  expect(findings.at(-1)).not.toContain('close')
})

test('says of a picture without an address that it has none', async () => {
  const { findings } = place(article('/base/'), await placesOf({}), { address: '/base/', url: '' })
  expect(findings).toEqual([
    'articles/One.md:12: picture: expected an address between the round brackets, found none; its words are shown instead',
  ])
})

test('gives a picture of public/ its size, and keeps its address', async () => {
  const cover = 'GIF89a\x10\x00\x08\x00\x00\x00\x00'
  const publicFolder = temporaryFolder({ '图/a b 50%.svg': SVG, 'cover.png': cover })
  const src = `/base/${encodeURIComponent('图')}/a%20b%2050%25.svg`
  const shown = { ...article(src), cover: '/base/cover.png' }
  const places = await placesOf({}, true, publicFolder)
  const { images, article: placed, findings, pictures } = place(shown, places)
  expect(images).toEqual([{ src, alt: 'A', ...SIZE }])
  expect(placed.cover).toBe('/base/cover.png')
  expect(findings).toEqual([])
  expect(areSamePictures(pictures, places)).toBe(true)
  expect(areSamePictures(pictures, { ...places, publicFolder: 'nowhere' })).toBe(false)
})

test('warns about a picture that is nowhere', async () => {
  const publicFolder = temporaryFolder({ '图/a.svg': SVG })
  const places = await placesOf({}, true, publicFolder)
  const shown = { ...article('/base/none.png', '/base/%E5%9B%BE'), cover: '/base/none.png' }
  const placed = place(shown, places, { address: '/base/none.png', url: '/none.png' })
  const { findings, pictures } = placed
  expect(findings).toEqual([
    'articles/One.md:12: picture: expected a picture in articles/ or public/ at "/none.png", found none; its words are shown instead',
    'articles/One.md: picture: expected a picture in articles/ or public/ at "/图", found none; its words are shown instead',
    'articles/One.md: cover: expected a picture in articles/ or public/ at "/none.png", found none',
  ])
  expect(placed.article).not.toHaveProperty('cover')
  writeFiles(publicFolder, { 'none.png': 'now it is there' })
  expect(areSamePictures(pictures, places)).toBe(false)
})

test.each(['tif', 'TIFF', 'heic', 'heif', 'bmp', 'jxl'])(
  'names a picture in a format that the site cannot show: %s',
  async (ending) => {
    const path = `a.${ending}`
    const written = { address: BASE + path, url: path }
    const { findings } = place(article(BASE + path), await placesOf({}), written)
    expect(findings).toEqual([
      `articles/One.md:12: picture: expected PNG, JPEG, WebP, AVIF, GIF or SVG, found "${path}", which the site cannot show; its words are shown instead. Save it as a JPEG or as a PNG.`,
    ])
    const publicFolder = temporaryFolder({ [path]: SVG })
    const ofPublic = place(article(`/base/${path}`), await placesOf({}, true, publicFolder)).findings
    expect(ofPublic).toHaveLength(/bmp/.test(ending) ? 0 : 1)
    if (ofPublic.length > 0)
      expect(ofPublic[0]).toContain(
        `articles/One.md: picture public/${path}: expected a picture that all browsers show`,
      )
  },
)

test('an address on the host of the articles never reads a file beside them', async () => {
  const places = await placesOf({}, true, temporaryFolder({ 'cover.png': SVG }))
  const below = ['/cover.png', '/..%2f..%2f..%2fetc/passwd', 'a%00b.png'].map((path) => BASE + path)
  const steps = [...below, '//base/cover.png']
  expect(place(article(...steps), places).images).toEqual(steps.map((src) => ({ src, alt: 'A' })))
})

test('without a repository, warns about pictures outside of articles/ and public/', async () => {
  const files = '/base/github/raw/site/site/main/'
  const src = '/base/github/raw/site/site/main/a%20b.png'
  const places = { ...(await placesOf({})), files }
  const findingsOf = (embedded: boolean) =>
    place(article(src), { ...places, embedded }, { address: src, url: '../a%20b.png' }).findings
  expect(findingsOf(true)).toEqual([
    'articles/One.md:12: picture: expected a picture in articles/ or public/ at "../a%20b.png", found none; its words are shown instead',
  ])
  // In development, a picture elsewhere in the repository is at an address of the site.
  expect(findingsOf(false)).toEqual([])
})

test.each([
  ['https://other.test/a.webp', 'a WebP'],
  ['https://other.test/a.AVIF?b', 'an AVIF'],
])('warns about a cover elsewhere that not every network shows, and keeps it: %s', async (cover, format) => {
  const { findings, article: placed } = place({ ...article(), cover }, await placesOf({}))
  expect(placed).toHaveProperty('cover')
  expect(findings).toContainEqual(expect.stringContaining(`cover: expected PNG or JPEG, found ${format}`))
})

test('does not warn about a WebP of the site as cover, of which the build makes a JPEG', async () => {
  const cover = `${BASE}a.webp`
  const { findings } = place({ ...article(), cover }, await placesOf({ 'a.webp': SVG }))
  expect(findings).not.toContainEqual(expect.stringContaining('cover:'))
})

test.each([`${BASE}a.svg`, 'https://other.test/a.SVG?b'])('warns about an SVG cover: %s', async (cover) => {
  const { findings, article: placed } = place({ ...article(), cover }, await placesOf({ 'a.svg': SVG }))
  // The site draws a share picture instead.
  expect(placed).not.toHaveProperty('cover')
  expect(findings).toEqual([
    expect.stringMatching(/^articles\/One\.md: cover: expected PNG or JPEG, found an SVG/),
  ])
})

const HEIC = '\0\0\0\x18ftypheic\0\0\0\0heicmif1'
const NO_PICTURE = 'expected PNG, JPEG, WebP, AVIF, GIF or SVG, found'

test.each([
  { file: 'a.png', content: '', message: 'expected a picture, found an empty file; its words' },
  { file: 'a.png', content: 'hello', message: `${NO_PICTURE} a file of another format; its words` },
  { file: 'a.jpg', content: HEIC, message: `${NO_PICTURE} HEIC under this name; its words` },
  { file: 'a.png', content: 'II*\0 and so on', message: `${NO_PICTURE} TIFF under this name; its words` },
  {
    file: 'a.gif',
    content: '<!DOCTYPE html><p>404',
    message: `${NO_PICTURE} a web page under this name; its words are shown instead. Download the picture itself.`,
  },
  {
    file: 'a.png',
    content: 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\n',
    message: 'expected a picture, found a pointer of Git LFS; its words',
  },
  {
    file: 'a.png',
    content: '\x89PNG\r\n',
    message: 'expected a picture that can be decoded, found one that is damaged or cut short; its words',
  },
])(
  'row 54: names $file with $content once, with its line and what to do',
  async ({ file, content, message }) => {
    const places = await placesOf({ [file]: Buffer.from(content, 'latin1') })
    const written = { address: BASE + file, url: file }
    const { images, findings } = place(article(BASE + file, BASE + file), places, written)
    expect(findings).toHaveLength(1)
    expect(findings[0]).toContain(`articles/One.md:12: picture articles/${file}: ${message}`)
    expect(findings[0]).toMatch(/its words are shown instead\. [A-Z].*\.$/)
    // Until the build decodes it, its copy is shown.
    expect(images[0]?.src).toMatch(/^\/base\/pictures\/\w{40}\.\w+$/)
  },
)

const ACTIVE = SVG.replace('></', '><script>alert(1)</script></')

test.each([
  [ACTIVE, 'expected an SVG that runs and loads nothing, found <script>: the site publishes no copy. Export'],
  ['', 'expected a picture, found an empty file'],
])('row 54: publishes no copy of the SVG %j, and says what to do', async (content, message) => {
  const written = { address: `${BASE}a.svg`, url: 'a.svg' }
  const { images, findings } = place(article(`${BASE}a.svg`), await placesOf({ 'a.svg': content }), written)
  expect(findings).toEqual([
    expect.stringContaining(`articles/One.md:12: picture articles/a.svg: ${message}`),
  ])
  expect(images[0]).toMatchObject({ src: `${BASE}a.svg` })
})

test('says of an SVG without a size how to give it one, and shows it', async () => {
  const sizeless = '<svg xmlns="http://www.w3.org/2000/svg" width="100%"></svg>'
  const { images, findings } = place(article(`${BASE}a.svg`), await placesOf({ 'a.svg': sizeless }))
  expect(findings).toEqual([expect.stringMatching(/expected a picture with a size, found none, .* viewBox=/)])
  expect(images[0]?.src).toMatch(/^\/base\/pictures\//)
})

test('notices new, changed and deleted pictures of an article', async () => {
  const shown = article(`${BASE}a.svg`, `${BASE}b.svg`)
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
