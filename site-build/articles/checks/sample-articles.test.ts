import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts'
import { removeArticles, sampleFiles } from './sample-articles.ts'

let folder = ''
beforeEach(() => void (folder = temporaryFolder()))

const write = (files: Record<string, string>) => writeFiles(folder, files)

const SAMPLE = '---\ndate: 2026-09-18\nsample: true\n---\n\n# One\n\n![A](images/a.svg) ![B](images/b.svg)\n'

test('finds samples by their frontmatter, with the pictures that only they show', () => {
  write({
    'One.md': SAMPLE,
    'Two.md': '# Two\n\nsample: true\n\n![B](images/b.svg)\n',
    'Three.md': '---\nsample: false\n---\n',
    'images/a.svg': '',
    'images/b.svg': '',
    'images/unused.svg': '',
  })
  expect(sampleFiles(folder)).toEqual(['One.md', 'images/a.svg'])
  removeArticles(folder, sampleFiles(folder))
  expect(readdirSync(folder).toSorted()).toEqual(['Three.md', 'Two.md', 'images'])
  expect(readdirSync(join(folder, 'images'))).toEqual(['b.svg', 'unused.svg'])
})
