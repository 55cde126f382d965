import { expect, test, vi } from 'vitest'
import { memoryCache } from '#site-build/articles/build-cache.ts'
import type { SiteFile } from '#site-build/model.ts'
import { embeddedHost } from '#site-build/read/articles-beside-site.ts'
import { BELOW_PATH, otherPhoto, PHOTO, variantsOf } from '#tests/support/pictures/made-variants.ts'
import { SITE } from '#tests/support/site/example-pages.ts'

test('encodes what published texts show, and only that', async () => {
  const { names } = await variantsOf({
    'articles/One.md': '![A](images/a.jpg)',
    'articles/Draft.md': '---\ndraft: true\n---\n![B](images/b.jpg)',
    'articles/images/a.jpg': PHOTO,
    'articles/images/b.jpg': otherPhoto('b'),
    'articles/images/unused.jpg': otherPhoto('c'),
    'articles/images/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'pages/now.md': '![C](images/c.jpg)',
    'pages/images/c.jpg': otherPhoto('d'),
  })
  expect(names).toEqual(['480', '480', '800', '800', '900', '900'].map((width) => `pictures/x-${width}.webp`))
})

test('does not publish the original of a picture, and names it for live texts', async () => {
  const { site, shownAt, needsOriginal } = await variantsOf({
    'articles/One.md': '![A](images/a%20map.jpg)',
    'articles/images/a map.jpg': PHOTO,
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
    'articles/images/a.jpg': PHOTO,
    'articles/images/b.jpg': otherPhoto('b'),
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
      'public/pictures/arch.jpg': PHOTO,
      'public/me.jpg': PHOTO,
      'public/in text.jpg': PHOTO,
      'public/unused.jpg': PHOTO,
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

test('equal files of two names have one copy, which live texts find by both, also as a cover', async () => {
  const { site, shownAt, coverAt } = await variantsOf({
    'articles/One.md': '---\ncover: images/a.jpg\n---\n![A](images/a.jpg) ![B](images/b.jpg)',
    'articles/images/a.jpg': PHOTO,
    'articles/images/b.jpg': PHOTO,
    'pages/now.md': '![C](images/c.jpg)',
    'pages/images/c.jpg': PHOTO,
  })
  const cover = site.published[0]?.cover ?? ''
  expect(coverAt(cover)).toMatch(/^\/me\/share\/covers\//)
  const below = `${site.settings.articles.files}articles/images`
  expect(shownAt(cover)?.sources).toEqual([`${below}/a.jpg`, `${below}/b.jpg`, '/me/pages/images/c.jpg'])
})

async function contentsOf(files: readonly SiteFile[]) {
  return Promise.all(files.map(async ([, make]) => make()))
}

test('encodes again only what has changed, and gives the same bytes', async () => {
  const cache = memoryCache()
  const files = { 'articles/One.md': '![A](images/a.jpg)', 'articles/images/a.jpg': PHOTO }
  const first = await variantsOf(files, BELOW_PATH, cache)
  const bytes = await contentsOf(first.files)
  const log = vi.spyOn(console, 'log').mockClear()
  await variantsOf(files, BELOW_PATH, cache)
  expect(log).toHaveBeenCalledWith('pictures: 0 encoded, 1 unchanged')
  const again = await variantsOf(files)
  expect(await contentsOf(again.files)).toEqual(bytes)
})
