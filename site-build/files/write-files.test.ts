import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import type { Finding } from '#site-build/model.ts'
import { writeFiles } from './write-files.ts'

test('writes the owner’s files instead of others, but warns of those at the address of a page', async () => {
  const findings: Finding[] = []
  const written = new Map<string, string>()
  const mine = ['robots.txt', '404.html', 'talks/one.html', '.gitkeep', '.vite/manifest.json']
  const bundle = temporaryFolder(Object.fromEntries(mine.map((name) => [name, 'Mine'])))
  const ours = ['robots.txt', '404.html', 'blogs/A.md'].map((name): [string, () => string] => [
    name,
    () => 'Oürs',
  ])
  const write = (name: string, content: string | Uint8Array) => written.set(name, String(content))
  await writeFiles(ours, bundle, write, (finding) => findings.push(finding))
  expect(findings.map(({ file }) => file)).toEqual(['public/404.html'])
  expect(Object.fromEntries(written)).toEqual({
    'robots.txt': 'Mine',
    '404.html': 'Oürs',
    'blogs/A.md': 'Oürs',
    'talks/one.html': 'Mine',
  })
})
