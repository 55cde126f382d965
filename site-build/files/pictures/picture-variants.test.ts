import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import * as entry from '#app/entry-articles.tsx'
import { onGithub } from '#article-host/hosts.ts'
import { memoryCache } from '#site-build/articles/build-cache.ts'
import { renderArticles, renderOwnPages } from '#site-build/articles/render-texts.ts'
import type { Finding, Settings, SiteFile } from '#site-build/model.ts'
import { planSite } from '#site-build/plan/plan-site.ts'
import { embeddedHost } from '#site-build/read/articles-beside-site.ts'
import { textOf } from '#site-build/read/findings.ts'
import { readCheckout } from '#site-build/source/checkout.ts'
import { SITE } from '#tests/support/site/example-pages.ts'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'
import { withCovers } from './covers.ts'
import { pictureVariants } from './picture-variants.ts'

const BELOW_PATH: Settings = {
  ...SITE,
  articles: onGithub('ada/notes', { api: 'https://api.example', raw: 'https://raw.example' }),
  content: { ...SITE.content, projects: [] },
  pages: ['now', 'uses', 'talks'].map((name) => ({ name, title: name, words: '' })),
}
const photo = await sharp({
  create: {
    width: 900,
    height: 600,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
})
  .jpeg({ quality: 95 })
  .toBuffer()
const small = sharp(photo).resize({ width: 90 })

let root = ''
let cache = memoryCache()
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
  root = temporaryFolder()
  cache = memoryCache()
})

/** Makes the variants of a site with these files: below `articles/`, `pages/` and `public/`. */
async function variantsOf(files: Record<string, string | Buffer>, settings = BELOW_PATH) {
  writeFiles(root, files)
  const publicFolder = join(root, 'public')
  const tools = { settings, server: entry, publicFolder }
  const articles = await renderArticles(await readCheckout(join(root, 'articles')), tools)
  const ownPages = await renderOwnPages(join(root, 'pages'), tools)
  const options = { publicFolder, now: Date.UTC(2026, 10, 27), fileNames: () => [] }
  const site = planSite(settings, articles, ownPages, options)
  const findings: Finding[] = []
  const variants = await pictureVariants(site, publicFolder, cache, (finding) => findings.push(finding))
  const names = variants.files.map(([name]) => name.replace(/\/\w{20}/, '/x')).toSorted()
  return { ...variants, names, findings, site }
}

async function contentsOf(files: readonly SiteFile[]) {
  return Promise.all(files.map(async ([, make]) => make()))
}

test('encodes what published texts show, and only that', async () => {
  const { names } = await variantsOf({
    'articles/One.md': '![A](images/a.jpg)',
    'articles/Draft.md': '---\ndraft: true\n---\n![B](images/b.jpg)',
    'articles/images/a.jpg': photo,
    'articles/images/b.jpg': Buffer.concat([photo, Buffer.from('b')]),
    'articles/images/unused.jpg': Buffer.concat([photo, Buffer.from('c')]),
    'articles/images/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'pages/now.md': '![C](images/c.jpg)',
    'pages/images/c.jpg': Buffer.concat([photo, Buffer.from('d')]),
  })
  expect(names).toEqual(['480', '480', '800', '800', '900', '900'].map((width) => `pictures/x-${width}.webp`))
})

test('does not publish the original of a picture, and names it for live texts', async () => {
  const { site, shownAt, needsOriginal } = await variantsOf({
    'articles/One.md': '![A](images/a%20map.jpg)',
    'articles/images/a map.jpg': photo,
  })
  const [copy = ''] = [...site.articles.places.measured.values()].flatMap((picture) => picture.copy ?? [])
  const address = site.settings.base + copy
  expect(needsOriginal(address)).toBe(false)
  const picture = shownAt(address)
  expect(picture?.sources).toEqual([`${site.settings.articles.files}articles/images/a%20map.jpg`])
  expect(picture?.candidates.map(({ width }) => width)).toEqual([480, 800, 900])
})

test('without a repository, an original stays only for a text that has no document', async () => {
  const settings = { ...BELOW_PATH, articles: embeddedHost(BELOW_PATH.base) }
  const files = {
    'articles/One.md': '![A](images/a.jpg)',
    'articles/index.md': '![B](images/b.jpg)',
    'articles/images/a.jpg': photo,
    'articles/images/b.jpg': Buffer.concat([photo, Buffer.from('b')]),
  }
  const { needsOriginal } = await variantsOf(files, settings)
  const below = `${settings.articles.files}articles/images/`
  expect([needsOriginal(`${below}a.jpg`), needsOriginal(`${below}b.jpg`)]).toEqual([false, true])
})

test('encodes pictures of public/ that a text, a project or the portrait shows', async () => {
  const image = { address: 'pictures/arch.jpg', alt: 'An arch' }
  const project = { title: 'Arch', description: 'An arch.', image }
  const portrait = { address: 'me.jpg', alt: 'Me' }
  const settings = { ...BELOW_PATH, content: { ...SITE.content, portrait, projects: [project] } }
  const { shownAt } = await variantsOf(
    {
      'articles/One.md': '![A](/in%20text.jpg)',
      'public/pictures/arch.jpg': photo,
      'public/me.jpg': photo,
      'public/in text.jpg': photo,
      'public/unused.jpg': photo,
    },
    settings,
  )
  const addresses = ['pictures/arch.jpg', 'me.jpg', 'in%20text.jpg', 'unused.jpg']
  expect(shownAt(`${settings.base}me.jpg`)?.sources).toEqual([`${settings.base}me.jpg`])
  expect(addresses.map((address) => shownAt(settings.base + address) !== undefined)).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test('reports a damaged picture with its file, leaves it out, and encodes the others', async () => {
  const { findings, names } = await variantsOf({
    'articles/One.md': '---\ncover: images/cut.jpg\n---\n![A](images/cut.jpg) ![B](images/b.jpg)',
    'articles/images/cut.jpg': photo.subarray(0, photo.length / 2),
    'articles/images/b.jpg': photo,
  })
  expect(findings.map(textOf)).toEqual([
    expect.stringContaining(
      'articles/One.md:4: picture articles/images/cut.jpg: expected a picture that can be decoded, found one that is damaged or cut short (VipsJpeg: Corrupt JPEG data: premature end of data segment); its words are shown instead. Copy it here again',
    ),
  ])
  expect(names).toHaveLength(3)
})

/** A PNG that says its size, with the parts that all have. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(crc32(typed), 4)
    return Buffer.concat([ends.subarray(0, 4), typed, ends.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(1000)))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts, chunk('IEND', Buffer.alloc(0))])
}

/** A GIF of so many frames, each of 10 × 10 px of one colour. */
function gifOf(frames: number): Buffer {
  const start = Buffer.from('GIF89a\x0a\0\x0a\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  const frame = Buffer.from('21f90400010000002c000000000a000a000002024c0100', 'hex')
  return Buffer.concat([start, ...Array.from({ length: frames }, () => frame), Buffer.from(';')])
}

const HEIC = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'), Buffer.alloc(400)])
const BLURRED_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><filter id="f"><feGaussianBlur
  stdDeviation="50"/></filter>${'<g filter="url(#f)">'.repeat(200)}<rect width="900" height="900"/>${'</g>'.repeat(200)}</svg>`

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)

test.each([
  ['cut.png', async () => half(await small.png().toBuffer()), 'damaged or cut short'],
  ['cut.gif', async () => half(await small.gif().toBuffer()), 'damaged or cut short'],
  ['cut.webp', async () => half(await small.webp().toBuffer()), 'damaged or cut short'],
  ['cut.avif', async () => half(await small.avif().toBuffer()), 'damaged or cut short'],
  ['bomb.png', () => pngOf(60_000, 60_000), 'at most 90,000,000 px, found one of 60,000 × 60,000 px'],
  ['empty.png', () => Buffer.alloc(0), 'an empty file'],
  ['heic.jpg', () => HEIC, 'HEIC under this name'],
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
  ['print.jpg', () => sharp(photo).toColourspace('cmyk').jpeg().toBuffer()],
  ['deep.png', () => sharp(photo).toColourspace('rgb16').png().toBuffer()],
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
    { 'articles/One.md': 'Text.', 'public/me.jpg': photo.subarray(0, 9_000) },
    settings,
  )
  expect(findings.map(textOf)).toEqual([
    expect.stringMatching(/^public\/me\.jpg: expected a picture that can/),
  ])
})

test('a cover becomes a JPEG of the shape that networks show, and a damaged one is left out', async () => {
  const { site, coverAt, files } = await variantsOf({
    'articles/One.md': '---\ncover: images/a.webp\n---\n',
    'articles/Two.md': '---\ncover: images/cut.jpg\n---\n',
    'articles/Three.md': '---\ncover: https://other.example/a.png\n---\n',
    'articles/images/a.webp': await sharp(photo).webp().toBuffer(),
    'articles/images/cut.jpg': photo.subarray(0, photo.length / 2),
  })
  const covered = withCovers(site, coverAt)
  const covers = new Map(covered.published.map(({ name, cover }) => [name, cover]))
  expect(covers.get('One')).toMatch(/^\/me\/share\/covers\/\w{20}\.jpg$/)
  expect(covers.get('Two')).toBeUndefined()
  expect(covers.get('Three')).toBe('https://other.example/a.png')
  const [, make] = files.find(([name]) => name.endsWith('.jpg'))!
  expect(await sharp((await make()) as Buffer).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  })
})

test('makes no variants of a picture that is only a cover, and does not publish it', async () => {
  const { site, names, findings, needsOriginal } = await variantsOf({
    'articles/One.md': '---\ncover: images/a.jpg\n---\n',
    'articles/Two.md': '---\ncover: /b.jpg\n---\n',
    'articles/Three.md': '---\ncover: images/cut.jpg\n---\n',
    'articles/images/a.jpg': photo,
    'articles/images/cut.jpg': photo.subarray(0, photo.length / 2),
    'public/b.jpg': Buffer.concat([photo, Buffer.from('b')]),
  })
  expect(names).toEqual(['share/covers/x.jpg', 'share/covers/x.jpg'])
  expect(findings.map(textOf)).toEqual([
    expect.stringMatching(/^articles\/Three\.md:2: picture articles\/images\/cut\.jpg: expected /),
  ])
  const covers = site.published.flatMap(({ cover }) => cover ?? [])
  expect(covers.map(needsOriginal)).toEqual([false, false, false])
})

test("the cover of an owner's page becomes such a JPEG too, and its file is not published", async () => {
  const { site, names, findings, coverAt, needsOriginal } = await variantsOf({
    'articles/One.md': 'Text.',
    'pages/now.md': '---\ncover: images/a.jpg\n---\n',
    'pages/uses.md': '---\ncover: /b.jpg\n---\n',
    'pages/talks.md': '---\ncover: images/cut.jpg\n---\n',
    'pages/images/a.jpg': photo,
    'pages/images/cut.jpg': photo.subarray(0, photo.length / 2),
    'public/b.jpg': Buffer.concat([photo, Buffer.from('b')]),
  })
  expect(names).toEqual(['share/covers/x.jpg', 'share/covers/x.jpg'])
  expect(findings.map(textOf)).toEqual([
    expect.stringMatching(/^pages\/talks\.md:2: picture pages\/images\/cut\.jpg: expected /),
  ])
  const written = site.ownPages.articles.flatMap(({ facts }) => facts.cover ?? [])
  expect(written.map(needsOriginal)).toEqual([false, false, false])
  const { pages } = withCovers(site, coverAt)
  const covers = pages.flatMap(({ content }) => (content.page === 'own' ? [content.own.cover] : []))
  const jpeg = expect.stringMatching(/^\/me\/share\/covers\/\w{20}\.jpg$/)
  expect(covers).toEqual([jpeg, jpeg, undefined])
})

test("reports a cover of an owner's page that does not exist", async () => {
  const { site } = await variantsOf({
    'articles/One.md': 'Text.',
    'pages/now.md': '---\ntitle: Now\ncover: images/none.jpg\n---\n',
  })
  expect(site.findings.map(textOf)).toEqual([
    'pages/now.md:3: cover: expected a picture at pages/images/none.jpg, found none',
  ])
})

test('equal files of two names have one copy, which live texts find by both, also as a cover', async () => {
  const { site, shownAt, coverAt } = await variantsOf({
    'articles/One.md': '---\ncover: images/a.jpg\n---\n![A](images/a.jpg) ![B](images/b.jpg)',
    'articles/images/a.jpg': photo,
    'articles/images/b.jpg': photo,
    'pages/now.md': '![C](images/c.jpg)',
    'pages/images/c.jpg': photo,
  })
  const cover = site.published[0]?.cover ?? ''
  expect(coverAt(cover)).toMatch(/^\/me\/share\/covers\//)
  const below = `${site.settings.articles.files}articles/images`
  expect(shownAt(cover)?.sources).toEqual([`${below}/a.jpg`, `${below}/b.jpg`, '/me/pages/images/c.jpg'])
})

test('encodes again only what has changed, and gives the same bytes', async () => {
  const files = { 'articles/One.md': '![A](images/a.jpg)', 'articles/images/a.jpg': photo }
  const first = await variantsOf(files)
  const bytes = await contentsOf(first.files)
  const log = vi.spyOn(console, 'log').mockClear()
  await variantsOf(files)
  expect(log).toHaveBeenCalledWith('pictures: 0 encoded, 1 unchanged')
  cache = memoryCache()
  const again = await variantsOf(files)
  expect(await contentsOf(again.files)).toEqual(bytes)
})
