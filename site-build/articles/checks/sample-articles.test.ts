import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { removeArticles, sampleFiles } from './sample-articles.ts'

const SAMPLE = '---\ndate: 2026-09-18\nsample: true\n---\n\n# One\n\n![A](images/a.svg) ![B](images/b.svg)\n'

test('finds samples by their frontmatter, with the pictures that only they show', () => {
  const folder = temporaryFolder({
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
