import { expect, test } from 'vitest'
import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeEmbeddedGithub } from './embedded-github.ts'

test('copies the published articles and pictures, and no draft, backup or note', async () => {
  const root = await mkdtemp(join(tmpdir(), 'embedded-'))
  const folder = join(root, 'articles')
  await mkdir(join(folder, 'images'), { recursive: true })
  for (const file of ['One.md', 'Draft.md', 'One.md~', 'notes.txt', 'images/map.svg', 'images/old.svg'])
    await writeFile(join(folder, file), file)
  writeEmbeddedGithub(join(root, 'dist'), folder, [{ name: 'One', sha: 'a' }], [{ path: 'images/map.svg' }], {
    api: '',
    raw: '',
    owner: 'octo',
    repo: 'notes',
    embedded: true,
  })
  const copied = await readdir(join(root, 'dist/github/raw/octo/notes/main/articles'), { recursive: true })
  expect(copied.toSorted()).toEqual(['One.md', 'images', 'images/map.svg'])
})
