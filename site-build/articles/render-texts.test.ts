import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import * as entry from '#app/entry-articles.tsx'
import { memoryCache } from '#site-build/articles/build-cache.ts'
import { readCheckout } from '#site-build/source/checkout.ts'
import { SITE } from '#tests/support/site/example-pages.ts'
import { inThisProcess, renderTexts } from './render-texts.ts'

test.each([
  ['the words', { words: { ...SITE.words, markdown: { ...SITE.words.markdown, failed: 'it broke' } } }],
  ['the language', { content: { ...SITE.content, lang: 'de' } }],
  ['the path of the site', { base: '/other/' }],
  ['the host of the articles', { articles: { ...SITE.articles, files: 'https://files.example/' } }],
])('renders a text again only when %s of the site has changed', async (_, change) => {
  const folder = temporaryFolder()
  await writeFile(join(folder, 'One.md'), 'A text.')
  const cache = memoryCache()
  const rendered = async (settings: typeof SITE) => {
    const publicFolder = join(folder, 'public')
    const tools = { settings, server: entry, cache, publicFolder, threadsFor: inThisProcess(entry) }
    return (await renderTexts(await readCheckout(folder), null, tools)).rendered
  }
  expect(await rendered(SITE)).toBe(1)
  expect(await rendered({ ...SITE, content: { ...SITE.content, worksOffline: false } })).toBe(0)
  expect(await rendered({ ...SITE, ...change })).toBe(1)
})
