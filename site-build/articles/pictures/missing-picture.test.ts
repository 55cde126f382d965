import { expect, test } from 'vitest'
import { articleWith, BASE, place, placesOf, SVG } from '#tests/support/pictures/placed-pictures.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'
import { areSamePictures } from './picture-at.ts'

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
    const placed = place(articleWith(BASE + url), places, { address: BASE + url, url })
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
  const { findings, fixes } = place(articleWith(src), places, { address: src, url })
  expect(findings).toEqual([
    `articles/One.md:12: picture: expected a picture at articles/${path}, found none (close: "${fix}"; in an address, write ${sign}); its words are shown instead`,
  ])
  expect(fixes).toEqual([fix])
})

test('says how to write a sign in the name of a file of public/', async () => {
  const places = await placesOf({}, true, temporaryFolder({ 'a#b.svg': SVG }))
  const { fixes } = place(articleWith('/base/a'), places, { address: '/base/a', url: '/a#b.svg' })
  expect(fixes).toEqual(['/a%23b.svg'])
})

test('names all of very many missing pictures, the last ones without suggestions', async () => {
  const sources = Array.from({ length: 201 }, (_, index) => `${BASE}folder${index}/map.svg`)
  const { findings } = place(articleWith(...sources), await placesOf({ 'images/map.svg': SVG }))
  expect(findings).toHaveLength(201)
  expect(findings[0]).toContain('close: "images/map.svg"')
  expect(findings.at(-1)).not.toContain('close')
})

test('says of a picture without an address that it has none', async () => {
  const { findings } = place(articleWith('/base/'), await placesOf({}), { address: '/base/', url: '' })
  expect(findings).toEqual([
    'articles/One.md:12: picture: expected an address between the round brackets, found none; its words are shown instead',
  ])
})

test('warns about a picture that is nowhere', async () => {
  const publicFolder = temporaryFolder({ '图/a.svg': SVG })
  const places = await placesOf({}, true, publicFolder)
  const shown = { ...articleWith('/base/none.png', '/base/%E5%9B%BE'), cover: '/base/none.png' }
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
    const { findings } = place(articleWith(BASE + path), await placesOf({}), written)
    expect(findings).toEqual([
      `articles/One.md:12: picture: expected PNG, JPEG, WebP, AVIF, GIF or SVG, found "${path}", which the site cannot show; its words are shown instead. Save it as a JPEG or as a PNG.`,
    ])
    const publicFolder = temporaryFolder({ [path]: SVG })
    const ofPublic = place(articleWith(`/base/${path}`), await placesOf({}, true, publicFolder)).findings
    expect(ofPublic).toHaveLength(/bmp/.test(ending) ? 0 : 1)
    if (ofPublic.length > 0)
      expect(ofPublic[0]).toContain(
        `articles/One.md: picture public/${path}: expected a picture that all browsers show`,
      )
  },
)

test('without a repository, warns about pictures outside of articles/ and public/', async () => {
  const files = '/base/github/raw/site/site/main/'
  const src = '/base/github/raw/site/site/main/a%20b.png'
  const places = { ...(await placesOf({})), files }
  const findingsOf = (embedded: boolean) =>
    place(articleWith(src), { ...places, embedded }, { address: src, url: '../a%20b.png' }).findings
  expect(findingsOf(true)).toEqual([
    'articles/One.md:12: picture: expected a picture in articles/ or public/ at "../a%20b.png", found none; its words are shown instead',
  ])
  // In development, a picture elsewhere in the repository is at an address of the site.
  expect(findingsOf(false)).toEqual([])
})
