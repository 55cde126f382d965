import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { textOf } from '#site-build/read/warnings/warning.ts'
import { hiddenFiles } from './hidden-files.ts'

test('names a file in public/ that a page of the same name replaces', () => {
  const folder = temporaryFolder({ '404.html': '', 'robots.txt': '' })
  const pages = [{ file: 'index.html' }, { file: '404.html' }]
  expect(hiddenFiles(pages, folder).map(textOf)).toEqual([
    'public/404.html: the site has a page at this address, which is published instead. Rename the file',
  ])
})
