import { contentText } from '#tests/support/site/content-text.ts'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import * as entry from '#app/entry-articles.tsx'
import { embeddedHost } from '#site-build/read/articles-beside-site.ts'
import { readCheckout } from '#site-build/source/checkout.ts'
import { SITE } from '#tests/support/site/example-pages.ts'
import { textOf } from '#site-build/read/findings.ts'
import { siteFileNames, siteFiles, type SiteTools } from './site-files.ts'
import { memoryCache } from '#site-build/articles/build-cache.ts'
import { renderArticles, renderOwnPages } from '#site-build/articles/render-texts.ts'
import { planSite } from '#site-build/plan/plan-site.ts'

const TODAY = Date.UTC(2026, 10, 27)

/** The files of a site below `/me/` without a repository. @param written by path below `articles`, which also has the owner's `pages` */
async function filesOf(written: Record<string, string>, pages: string[] = []) {
  const root = temporaryFolder(written)
  const links = pages.map((name) => ({ name, title: name, words: '' }))
  const settings = { ...SITE, articles: embeddedHost(SITE.base), pages: links }
  const source = await readCheckout(root)
  const publicFolder = join(root, 'public')
  const renderTools = { settings, server: entry, publicFolder }
  const articles = await renderArticles(source, renderTools)
  const ownPages = await renderOwnPages(join(root, 'pages'), renderTools)
  const planned = planSite(settings, articles, ownPages, {
    publicFolder,
    now: TODAY,
    fileNames: siteFileNames,
  })
  // No document is rendered here.
  const documents = {} as Pick<SiteTools, 'server' | 'assetsOf'>
  const files = siteFiles(planned, {
    root: '.',
    now: TODAY,
    cache: memoryCache(),
    ...documents,
  })
  const byName = new Map(files)
  expect(byName.size).toBe(files.length)
  return {
    namesLike: (pattern: RegExp) => [...byName.keys()].filter((name) => pattern.test(name)),
    textOf: async (name: string) => contentText(await byName.get(name)!()),
    findingsOf: (folder: string) =>
      planned.findings.map(textOf).filter((finding) => finding.startsWith(`${folder}/`)),
  }
}

test('publishes articles, their pictures and former addresses, but nothing hidden, no backup and no note', async () => {
  const { namesLike, textOf } = await filesOf({
    'One.md': '---\naliases: /old/one/\n---\n![A map](images/map.svg)',
    'Draft.md': '---\ndraft: true\naliases: /old/two/\n---\n![A map](images/old.svg)',
    'Tomorrow.md':
      '---\ndate: 2026-11-28\ntags: [morning]\naliases: /old/three/\n---\n![A map](images/old.svg)',
    'One.md~': 'x',
    'notes.txt': 'x',
    'images/map.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'images/old.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>',
  })
  for (const name of namesLike(/json|xml|txt|articles$/))
    expect(await textOf(name), name).not.toMatch(/Draft|Tomorrow/)
  expect(namesLike(/tags/)).toEqual([])
  for (const name of 'articles.json search.json sitemap.xml llms.txt rss.xml atom.xml feed.json'.split(' '))
    expect(await textOf(name), name).toContain('One')
  expect(namesLike(/^(github|blogs|pictures|old)\//)).toEqual([
    'blogs/One.html',
    'old/one/index.html',
    'blogs/One.md',
    'blogs/One.txt',
    'github/api/repos/site/site/contents/articles',
    'github/raw/site/site/main/articles/One.md',
    'github/raw/site/site/main/articles/images/map.svg',
  ])
})

test('the table names the addresses that aliases and the owner’s pages cannot have', async () => {
  const engine = ['/diagram.html', '/assets', '/assets/a', '/sw', '/search', '/github/api', '/share', '/tags']
  const aliases = [...engine, '/archive', '/pictures', '/feed', '/old']
    .map((path) => `  - ${path}\n`)
    .join('')
  const { namesLike, findingsOf } = await filesOf({ 'One.md': `---\naliases:\n${aliases}---\n` })
  expect(namesLike(/\/index\.html$/)).toEqual(['old/index.html'])
  expect(findingsOf('articles')).toHaveLength(engine.length + 3)
  for (const name of ['blogs', 'archive', 'assets', 'diagram', 'github', 'offline', 'share', 'tags']) {
    const message = `pages/${name}.md: expected a name that the site does not use itself, found "${name}"`
    await expect(filesOf({ 'One.md': '', [`pages/${name}.md`]: '' }, [name]), name).rejects.toThrow(message)
  }
})

test('the links in the Markdown copy of a page lead to the same places', async () => {
  const text =
    '[a](uses.md#user-content-desk) [b](../articles/One.md) ![c](images/curve.svg) ![d](images/old.svg)'
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
  const images = { 'pages/images/curve.svg': svg, 'pages/images/unused.svg': `${svg} ` }
  const written = { 'One.md': '', 'pages/now.md': text, 'pages/uses.md': '## Desk', ...images }
  const { textOf: read, namesLike, findingsOf } = await filesOf(written, ['now', 'uses'])
  const copy = await read('now.md')
  expect(copy).toContain('[a](https://ada.example/me/uses#desk)')
  expect(copy).toContain('[b](https://ada.example/me/blogs/One)')
  const [picture, ...others] = namesLike(/^pictures/)
  expect(copy).toContain(`![c](https://ada.example/me/${picture})`)
  expect(others).toEqual([])
  expect(findingsOf('pages')).toEqual([
    'pages/now.md:1: picture: expected a picture at pages/images/old.svg, found none; its words are shown instead',
  ])
})

test('warns of unknown fields of a page, and of pictures that are not published', async () => {
  const text = '---\norder: 1\nordr: 2\n---\n![A map](../map.png)\n'
  const { findingsOf } = await filesOf({ 'pages/now.md': text, 'pages/draft.md': '![A map](x.png)' }, ['now'])
  expect(findingsOf('pages')).toEqual([
    'pages/now.md:5: picture: expected a picture in pages/ or public/ at "../map.png", found none; its words are shown instead',
    'pages/now.md:3: ordr: no field of this name is known; close: order',
  ])
})

test('does not publish an SVG that runs scripts, without a repository either', async () => {
  const script = '<é:script xmlns:é="http://www.w3.org/2000/svg">alert(1)</é:script>'
  const { namesLike } = await filesOf({
    'One.md': '![A map](images/map.svg)',
    'images/map.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${script}</svg>`,
  })
  expect(namesLike(/^(github|pictures).*svg$/)).toEqual([])
})

test('the frame of diagrams may load the scripts of its site, by name too, and nothing else', async () => {
  const { textOf } = await filesOf({})
  expect(await textOf('diagram.html')).toContain(
    `content="default-src 'none'; script-src 'self' https://ada.example; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"`,
  )
})
