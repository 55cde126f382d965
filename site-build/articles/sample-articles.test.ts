import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeArticles, sampleFiles } from './sample-articles.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'samples-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function write(files: Record<string, string>) {
  mkdirSync(join(folder, 'images'))
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
}

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
