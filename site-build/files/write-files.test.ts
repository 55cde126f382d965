import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { writeFiles } from './write-files.ts'

test('keeps the owner’s files, except at the address of a page', async () => {
  const root = temporaryFolder({ 'public/robots.txt': 'Mine', 'public/404.html': 'Mine' })
  const files = ['robots.txt', '404.html', 'blogs/A.md'].map((name): [string, () => string] => [
    name,
    () => 'Oürs',
  ])
  await writeFiles([...files, ['none.txt', () => null]], join(root, 'new'), join(root, 'public'))
  for (const name of ['404.html', 'blogs/A.md'])
    expect(readFileSync(join(root, 'new', name), 'utf8')).toBe('Oürs')
  for (const name of ['robots.txt', 'none.txt']) expect(existsSync(join(root, 'new', name))).toBe(false)
})
