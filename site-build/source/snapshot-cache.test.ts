import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gitBlobId } from './article-folder.ts'
import { createSnapshotCache } from './snapshot-cache.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snapshot-cache-'))
})

afterEach(() => rm(folder, { recursive: true }))

const sha = 'a'.repeat(40)
const article = { name: 'One', sha, changedAt: null }
const picture = { path: 'images/map.png', sha, size: 9 }
const manifest = {
  version: 1 as const,
  repositoryId: 7,
  takenAt: 5,
  articles: [article],
  pictures: [picture],
}

test('what was written is read', async () => {
  const cache = createSnapshotCache(folder)
  expect(await cache.readManifest()).toBe(null)
  await cache.writeManifest(manifest)
  expect(await cache.readManifest()).toEqual(manifest)
})

test.each([
  ['a name that climbs out', { articles: [{ ...article, name: '../../x' }] }],
  ['a name that is a path step', { articles: [{ ...article, name: '..' }] }],
  ['an id that is a path', { articles: [{ ...article, sha: '../x' }] }],
  ['a change in no year', { articles: [{ ...article, changedAt: 1e300 }] }],
  ['a picture outside', { pictures: [{ ...picture, path: '../map.png' }] }],
  ['a picture from the root', { pictures: [{ ...picture, path: '/etc/map.png' }] }],
  ['a picture of no size', { pictures: [{ ...picture, size: -1 }] }],
])('a manifest with %s is none', async (_, change) => {
  await writeFile(join(folder, 'snapshot.json'), JSON.stringify({ ...manifest, ...change }))
  expect(await createSnapshotCache(folder).readManifest()).toBe(null)
})

test('a content that is no longer what its id says is none', async () => {
  const cache = createSnapshotCache(folder)
  const bytes = Buffer.from('text')
  const id = gitBlobId(bytes)
  await cache.writeBlob(id, bytes)
  expect(await cache.readBlob(id)).toEqual(bytes)
  await writeFile(join(folder, 'blobs', id), 'other')
  expect(await cache.readBlob(id)).toBe(null)
})
