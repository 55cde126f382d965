import { expect, test } from 'vitest'
import { articleWith, BASE, HEIC, place, placesOf, SVG } from '#tests/support/pictures/placed-pictures.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

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
    const { images, findings } = place(articleWith(BASE + file, BASE + file), places, written)
    expect(findings).toHaveLength(1)
    expect(findings[0]).toContain(`articles/One.md:12: picture articles/${file}: ${message}`)
    expect(findings[0]).toMatch(/its words are shown instead\. [A-Z].*\.$/)
    // Until the build decodes it, its copy is shown.
    expect(images[0]?.src).toMatch(/^\/base\/pictures\/\w{40}\.\w+$/)
  },
)

test('names an SVG that has the name of another format, also below public/', async () => {
  const places = await placesOf(
    { 'map.png': SVG },
    true,
    temporaryFolder({ 'plot.JPG': SVG, 'map.svg': SVG }),
  )
  const sources = [`${BASE}map.png`, '/base/plot.JPG', '/base/map.svg']
  const { findings } = place(articleWith(...sources), places)
  expect(findings).toEqual([
    expect.stringMatching(
      /^articles\/One\.md: picture articles\/map\.png: expected .* \(\.png\), found an SVG, .*\.svg\.$/,
    ),
    expect.stringMatching(
      /^articles\/One\.md: picture public\/plot\.JPG: expected .* \(\.JPG\), found an SVG, .*\.svg\.$/,
    ),
  ])
})

const ACTIVE = SVG.replace('></', '><script>alert(1)</script></')

test.each([
  [ACTIVE, 'expected an SVG that runs and loads nothing, found <script>: the site publishes no copy. Export'],
  ['', 'expected a picture, found an empty file'],
])('row 54: publishes no copy of the SVG %j, and says what to do', async (content, message) => {
  const written = { address: `${BASE}a.svg`, url: 'a.svg' }
  const { images, findings } = place(
    articleWith(`${BASE}a.svg`),
    await placesOf({ 'a.svg': content }),
    written,
  )
  expect(findings).toEqual([
    expect.stringContaining(`articles/One.md:12: picture articles/a.svg: ${message}`),
  ])
  expect(images[0]).toMatchObject({ src: `${BASE}a.svg` })
})

test('says of an SVG without a size how to give it one, and shows it', async () => {
  const sizeless = '<svg xmlns="http://www.w3.org/2000/svg" width="100%"></svg>'
  const { images, findings } = place(articleWith(`${BASE}a.svg`), await placesOf({ 'a.svg': sizeless }))
  expect(findings).toEqual([expect.stringMatching(/expected a picture with a size, found none, .* viewBox=/)])
  expect(images[0]?.src).toMatch(/^\/base\/pictures\//)
})
