import sharp from 'sharp'
import { expect, test } from 'vitest'
import { textOf } from '#site-build/read/findings.ts'
import { half, otherPhoto, PHOTO, variantsOf } from '#tests/support/pictures/made-variants.ts'
import { withCovers } from './covers.ts'

test('a cover becomes a JPEG of the shape that networks show, and a damaged one is left out', async () => {
  const { site, coverAt, files } = await variantsOf({
    'articles/One.md': '---\ncover: images/a.webp\n---\n',
    'articles/Two.md': '---\ncover: images/cut.jpg\n---\n',
    'articles/Three.md': '---\ncover: https://other.example/a.png\n---\n',
    'articles/images/a.webp': await sharp(PHOTO).webp().toBuffer(),
    'articles/images/cut.jpg': half(PHOTO),
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
    'articles/images/a.jpg': PHOTO,
    'articles/images/cut.jpg': half(PHOTO),
    'public/b.jpg': otherPhoto('b'),
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
    'pages/images/a.jpg': PHOTO,
    'pages/images/cut.jpg': half(PHOTO),
    'public/b.jpg': otherPhoto('b'),
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
