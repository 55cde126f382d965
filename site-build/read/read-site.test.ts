import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'
import { site } from '#tests/fixtures/site.ts'
import { readSite } from './read-site.ts'
import { textOf } from './warnings.ts'

const SITE = JSON.stringify(site)

let root = ''
beforeEach(() => void (root = temporaryFolder()))

async function read(files: Record<string, string>, env = {}) {
  writeFiles(root, { 'content/site.yaml': SITE, 'content/words.yaml': '', 'content/theme.css': '', ...files })
  const { settings, mistakes } = await readSite(root, env)
  return { settings, mistakes: mistakes.map(textOf) }
}

test('reports the mistakes of all files and of the environment at once', async () => {
  const files = {
    'content/words.yaml': 'frame: { blogg: Notes }',
    'content/theme.css': ':root {\n  --text: #fcfcf;\n}\n',
    'pages/My page.md': '# Mine\n',
  }
  const { settings, mistakes } = await read(files, { SITE_RAW: 'raw' })
  expect(settings).toBeNull()
  expect(mistakes).toEqual([
    expect.stringMatching(/^SITE_RAW \(environment variable\): expected an address .+, found "raw"$/),
    expect.stringMatching(/^content\/words\.yaml:\d+: frame\.blogg: no field .+ close: blog$/),
    expect.stringMatching(/^pages\/My page\.md: expected a name of small letters/),
    'content/theme.css:2: #fcfcf: expected 3, 4, 6 or 8 digits, found 5.',
  ])
  expect((await readSite(root, {})).settings).toMatchObject({ pages: [], words: { frame: { blog: 'Blog' } } })
})

test('reports a missing file', async () => {
  await read({})
  rmSync(join(root, 'content/theme.css'))
  const { mistakes } = await readSite(root, {})
  expect(mistakes.map(textOf)).toEqual(['content/theme.css: expected this file, found none.'])
})
