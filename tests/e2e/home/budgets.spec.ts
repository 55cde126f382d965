import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import type { Manifest } from 'vite'
import { readManifest, chunksOf } from '#site-build/files/documents/document-assets.ts'
import { ENTRIES } from '#site-build/plan/pages.ts'
import { SERVICE_WORKER } from '#site-build/files/documents/precache.ts'
import { VARIANTS } from '#tests/support/site/variants.ts'

test('the site of the fixtures stays within budgets.json', () => {
  const { folder } = VARIANTS.default
  const { comment: _comment, ...budgets } = JSON.parse(readFileSync('budgets.json', 'utf8')) as Record<
    string,
    number
  >
  const parts = Object.entries(partsOf(folder, readManifest(folder.replace('variants', 'client'))))
  const weights = parts.map(([part, files]): [string, number] => [
    part,
    files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0),
  ])
  console.log(weights.map(([part, bytes]) => `${part}: ${bytes} of ${budgets[part]} bytes`).join('\n'))
  expect(weights.map(([part]) => part)).toEqual(Object.keys(budgets))
  expect(weights.filter(([part, bytes]) => bytes > budgets[part]!)).toEqual([])
})

test('the list waits for three style sheets: those of the frame, of live pages, and its own', () => {
  const list = readFileSync(join(VARIANTS.default.folder, 'blogs.html'), 'utf8')
  expect(list.match(/rel="stylesheet"/g)).toHaveLength(3)
})

/** The drawings in the home page's document, which have a separate budget. */
const LANDSCAPE = /<svg class="landscape-.*?<\/svg>/gs
/** Modules that a page loads later. The one for a changed text, or one that it imports, names the worker that formats it. */
const LATER = {
  enhancements: 'app/features/enhancements/start-enhancements.ts',
  changed: 'app/pages/article/format-changed-article.tsx',
  palette: 'app/features/palette/palette-dialog.tsx',
}

/** The files that a first visit loads before anyone touches the page, by their part's name in budgets.json. */
function partsOf(folder: string, manifest: Manifest): Record<string, (Buffer | string)[]> {
  const read = (file: string) => readFileSync(join(folder, file))
  const chunk = (key: string) => {
    const bundledChunk = manifest[key]
    if (!bundledChunk) throw new Error(`The bundle has no ${key}, which has a budget.`)
    return bundledChunk
  }
  const scripts = (key: string) => chunksOf(manifest, key).map(({ file }) => file)
  const home = String(read('index.html'))
  const [preloaded] = /assets\/[^"]+\.woff2(?=" as="font")/.exec(home) ?? []
  const article = scripts(ENTRIES.article)
  const chunks = [chunk(LATER.changed), ...chunksOf(manifest, LATER.changed)]
  const workers = chunks.flatMap(({ assets = [] }) => assets).filter((file) => file.endsWith('.js'))
  const changed = [...scripts(LATER.changed), ...withImports(workers, read)]
  const palette = chunk(LATER.palette)
  return {
    'home: HTML and CSS': [home.replaceAll(LANDSCAPE, '')],
    'home: landscape': [home.match(LANDSCAPE)?.join('') ?? ''],
    'home: scripts': scripts(ENTRIES.home).map(read),
    'home: fonts': preloaded === undefined ? [] : [read(preloaded)],
    'list: scripts': scripts(ENTRIES.list).map(read),
    'article: scripts': article.map(read),
    'article: enhancements, later': [read(chunk(LATER.enhancements).file)],
    'article: scripts for a changed text': changed.filter((file) => !article.includes(file)).map(read),
    'command palette, when opened': [palette.file, ...(palette.css ?? [])].map(read),
    'service worker': [read(SERVICE_WORKER)],
  }
}

/** Workers and their static imports. The manifest contains only the addresses of workers; `import("…")` loads later. */
function withImports(workers: readonly string[], read: (file: string) => Buffer): string[] {
  const files = new Set(workers)
  // The loop also reaches the files that it adds.
  for (const file of files) {
    const imports = String(read(file)).matchAll(/(?:from|import) ?["'`]\.\/([^"'`]+\.js)["'`]/g)
    for (const [, name = ''] of imports) files.add(`${dirname(file)}/${name}`)
  }
  return [...files]
}
