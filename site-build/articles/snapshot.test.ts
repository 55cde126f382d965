import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gitBlobId } from '#site-build/source/article-folder.ts'
import { hasFile, writeTexts } from './snapshot.ts'

test.each(['index', 'Index', 'a.html', 'A.HTML', 'x'.repeat(251), '日'.repeat(84)])(
  'writes no page for an article named %s: 404.html opens it',
  (name) => {
    expect(hasFile(name, '.html')).toBe(false)
  },
)

test.each(['indexes', 'a.html b', 'x'.repeat(250), '100% # really?'])(
  'writes a page for an article named %s',
  (name) => {
    expect(hasFile(name, '.html')).toBe(true)
  },
)

test('publishes the texts of a repository under their ids, and not those of a checkout', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'texts-'))
  try {
    const entries = [{ name: 'a.md', type: 'file' as const, bytes: Buffer.from('A') }]
    const files = { entries, pictures: [], takenAt: 5 }
    await writeTexts(folder, { ...files, repositoryId: null })
    expect(await readdir(folder)).toEqual([])
    await writeTexts(folder, { ...files, repositoryId: 7 })
    const text = join(folder, `snapshot/texts/${gitBlobId(Buffer.from('A'))}.txt`)
    expect(await readFile(text, 'utf8')).toBe('A')
  } finally {
    await rm(folder, { recursive: true })
  }
})
