import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'
import { site } from '#tests/fixtures/site.ts'
import { readOwner } from './read-owner.ts'
import { textOf } from './findings.ts'

const SITE = JSON.stringify(site)
const TOKENS = readFileSync('app/styles/tokens.css', 'utf8')

let root = ''
beforeEach(() => {
  root = temporaryFolder()
})

async function read(files: Record<string, string>, env = {}) {
  const empty = { 'content/words.yaml': '', 'content/theme.css': '' }
  writeFiles(root, { 'content/site.yaml': SITE, 'app/styles/tokens.css': TOKENS, ...empty, ...files })
  const { settings, findings } = await readOwner(root, env)
  return { settings, findings: findings.map(textOf) }
}

test('reports the mistakes of all files and of the environment at once', async () => {
  const files = {
    'content/site.yaml': JSON.stringify({ ...site, address: 'me.example' }),
    'content/words.yaml': 'frame: { blogg: Notes }',
    'content/theme.css': ':root {\n  --text: #fcfcf;\n}\n',
    'pages/My page.md': '# Mine\n',
  }
  const { settings, findings } = await read(files, { SITE_RAW: 'raw', SITE_WORKS_OFFLINE: '1' })
  expect(settings).toBeNull()
  expect(findings).toEqual([
    expect.stringMatching(/^content\/site\.yaml:\d+: address: expected an https:.+, found "me\.example"$/),
    'SITE_WORKS_OFFLINE (environment variable): expected true or false, found "1"',
    expect.stringMatching(/^SITE_RAW \(environment variable\): expected an address .+, found "raw"$/),
    expect.stringMatching(/^content\/words\.yaml:\d+: frame\.blogg: no field .+ close: blog$/),
    expect.stringMatching(/^pages\/My page\.md: expected a name of small letters/),
    'content/theme.css:2: #fcfcf: expected 3, 4, 6 or 8 digits, found 5.',
  ])
  const others = await read({ ...files, 'content/site.yaml': SITE })
  expect(others.settings).toMatchObject({ pages: [], words: { frame: { blog: 'Blog' } } })
})

test('warns of a text that a comment cuts, and not of a comment after an address', async () => {
  const lines = ['about: Written in C # and Rust', 'address: https://me.example/ # mine']
  const others = Object.entries(site).filter(([name]) => name !== 'about' && name !== 'address')
  const yaml = [...lines, ...others.map(([name, value]) => `${name}: ${JSON.stringify(value)}`)].join('\n')
  const { settings, findings } = await read({ 'content/site.yaml': yaml })
  expect(settings?.content.about).toBe('Written in C')
  expect(findings).toEqual([expect.stringContaining('content/site.yaml:1: about: ')])
  expect(findings.join()).toContain("put it in quotes: 'Written in C # and Rust'")
})

test('reports files that are not UTF-8, with the line', async () => {
  await read({})
  const latin1 = Buffer.from('lang: en\nabout: Zo\u00EB\n', 'latin1')
  for (const name of ['site.yaml', 'words.yaml', 'theme.css'])
    writeFileSync(join(root, 'content', name), latin1)
  const { findings } = await readOwner(root, {})
  expect(findings.map(textOf)).toEqual(
    ['site.yaml', 'words.yaml', 'theme.css'].map(
      (name) => `content/${name}:2: expected UTF-8, found other bytes. Save the file as UTF-8.`,
    ),
  )
})

test('reports a missing file', async () => {
  await read({})
  rmSync(join(root, 'content/theme.css'))
  const { findings } = await readOwner(root, {})
  expect(findings.map(textOf)).toEqual(['content/theme.css: expected this file, found none.'])
})
