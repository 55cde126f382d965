import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { textOf } from '#site-build/warnings/warning.ts'
import { hiddenFiles } from './hidden-files.ts'

test('names a file in public/ that a page of the same name replaces', () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of ['404.html', 'robots.txt']) writeFileSync(join(folder, file), '')
  const pages = [{ file: 'index.html' }, { file: '404.html' }]
  expect(hiddenFiles(pages, folder).map(textOf)).toEqual([
    'public/404.html: the site has a page at this address, which is published instead. Rename the file',
  ])
})
