import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import type { Warning } from '#site-build/read/warnings.ts'
import { writeFiles } from './write-files.ts'

test('keeps the owner’s files, and warns of those at the address of a page', async () => {
  const warnings: Warning[] = []
  const root = temporaryFolder({ 'public/robots.txt': 'Mine', 'public/404.html': 'Mine' })
  const ours = () => 'Oürs'
  const files = ['robots.txt', '404.html', 'blogs/A.md'].map((name): [string, () => string] => [name, ours])
  await writeFiles(files, join(root, 'new'), join(root, 'public'), (warning) => warnings.push(warning))
  expect(warnings.map(({ file }) => file)).toEqual(['public/404.html'])
  for (const name of ['404.html', 'blogs/A.md'])
    expect(readFileSync(join(root, 'new', name), 'utf8')).toBe('Oürs')
  expect(existsSync(join(root, 'new/robots.txt'))).toBe(false)
})
