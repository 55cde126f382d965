import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { fileWriter } from './write-file.ts'

test('writes files into folders that are made, but leaves a file of the owner as it is', () => {
  const root = temporaryFolder()
  writeFileSync(join(root, 'robots.txt'), 'Mine')
  const write = fileWriter(join(root, 'new'), root)
  write('robots.txt', 'Ours')
  write('blogs/A.md', 'Aé')
  expect(existsSync(join(root, 'new/robots.txt'))).toBe(false)
  expect(readFileSync(join(root, 'new/blogs/A.md'), 'utf8')).toBe('Aé')
})
