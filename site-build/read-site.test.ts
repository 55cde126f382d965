import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { site } from '#tests/fixtures/site.ts'
import { readSite } from './read-site.ts'
import { textOf } from './warnings/warning.ts'

const SITE = `export const site = ${JSON.stringify(site)}\n`
const WORDS = 'export const words = {}\n'

let root = ''
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'read-site-'))))
afterEach(() => rmSync(root, { recursive: true }))

async function read(files: Record<string, string>, env = {}) {
  for (const [path, text] of Object.entries({
    'content/site.ts': SITE,
    'content/words.ts': WORDS,
    'content/theme.css': '',
    ...files,
  })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const { settings, mistakes } = await readSite(root, env)
  return { settings, mistakes: mistakes.map(textOf) }
}

test('reads content, words and pages again each time', async () => {
  const pages = { 'pages/now.md': '# Now\n' }
  expect(await read(pages)).toMatchObject({ settings: { content: { about: site.about } }, mistakes: [] })
  const words = "export const words = { frame: { blog: 'Notes' } }\n"
  const changed = `import { about } from './about.ts'\n${SITE}Object.assign(site, { about })\n`
  const files = { 'content/about.ts': "export const about = 'Me.'", 'content/site.ts': changed }
  expect(await read({ ...pages, ...files, 'content/words.ts': words })).toMatchObject({
    settings: {
      content: { about: 'Me.' },
      words: { frame: { blog: 'Notes' } },
      pages: [{ name: 'now', title: 'Now' }],
    },
  })
  expect((await readSite(root, {})).imported).toEqual([expect.stringMatching(/content\/about\.ts$/)])
})

test('reports the mistakes of all files and of the environment at once', async () => {
  const files = {
    'content/words.ts': "export const words = { frame: { blogg: 'Notes' } }\n",
    'content/theme.css': ':root {\n  --text: #fcfcf;\n}\n',
    'pages/My page.md': '# Mine\n',
  }
  const { settings, mistakes } = await read(files, { SITE_RAW: 'raw' })
  expect(settings).toBeNull()
  expect(mistakes).toEqual([
    expect.stringMatching(/^SITE_RAW \(environment variable\): expected an address .+, found "raw"$/),
    expect.stringMatching(/^content\/words\.ts:\d+: frame\.blogg: no field .+ close: blog$/),
    expect.stringMatching(/^pages\/My page\.md: expected a name of small letters/),
    'content/theme.css:2: #fcfcf: expected 3, 4, 6 or 8 digits, found 5.',
  ])
  expect((await readSite(root, {})).settings).toMatchObject({ pages: [], words: { frame: { blog: 'Blog' } } })
})

test.each([
  ['a comma', '\nexport const site = { a: 1\n  b: 2 }', 'content/site.ts:3: Expected `,`'],
  ['a value', 'export const site = { lang }', 'content/site.ts: lang is not defined'],
  ['the export', 'const site = {}', 'content/site.ts: expected `export const site = { … }`, found none.'],
])('names the file when %s is missing', async (_, text, expected) => {
  const { mistakes } = await read({ 'content/site.ts': text })
  expect(mistakes).toEqual([expect.stringContaining(expected)])
})

test('names a file that is missing', async () => {
  await read({})
  rmSync(join(root, 'content/theme.css'))
  const { mistakes } = await readSite(root, {})
  expect(mistakes.map(textOf)).toEqual(['content/theme.css: expected this file, found none.'])
})

test('names a file that the content imports when its syntax is wrong', async () => {
  const { mistakes } = await read({
    'content/more.ts': 'export const more = {\n  a: 1\n  b: 2 }',
    'content/site.ts': `import { more } from './more.ts'\nexport const site = more`,
  })
  expect(mistakes).toEqual([expect.stringMatching(/^content\/more\.ts:3: Expected `,`/)])
})
