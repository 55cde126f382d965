import { expect, test } from 'vitest'
import type { ArticleFile } from '#app/features/articles/snapshot.ts'
import { gitBlobId, type FolderEntry } from './article-folder.ts'
import { hasFile, takeSnapshot } from './snapshot.ts'

const file = (name: string, text: string): FolderEntry => ({ name, type: 'file', bytes: Buffer.from(text) })

test.each(['index', 'Index', 'a.html', 'A.HTML', 'x'.repeat(251), '日'.repeat(84)])(
  'an article named %s has no page of its own: 404.html opens it',
  (name) => {
    expect(hasFile(name, '.html')).toBe(false)
  },
)

test.each(['indexes', 'a.html b', 'x'.repeat(250), '100% # really?'])(
  'an article named %s has one',
  (name) => {
    expect(hasFile(name, '.html')).toBe(true)
  },
)

test('what is an article, and in which order, the reading of the listing decides; each carries its git id', async () => {
  const entries = [
    file('b.md', 'B'),
    { ...file('a.md', '\uFEFFA'), changedAt: 3 },
    { name: 'images', type: 'dir', bytes: null } as const,
  ]
  const server = {
    parseListing: (body: unknown) =>
      (body as { name: string; type: string }[])
        .filter(({ type }) => type === 'file')
        .map(({ name }) => ({ name: name.replace('.md', '') }))
        .toReversed(),
    prepareArticle: async ({ name, text, sha, takenAt, changedAt = null }: ArticleFile) => ({
      ...{ name, sha, takenAt, changedAt, title: text, description: '', minutes: 1 },
      body: { type: 'root' as const, children: [] },
    }),
  }
  const { index, articles } = await takeSnapshot({ entries, takenAt: 5, repositoryId: 7 }, server, 'me/notes')
  expect(index).toMatchObject({ repository: 'me/notes', repositoryId: 7, takenAt: 5 })
  expect(index.entries.map(({ changedAt }) => changedAt)).toEqual([3, null])
  expect(index.entries.map(({ name, title }) => [name, title])).toEqual([
    ['a', 'A'],
    ['b', 'B'],
  ])
  // The id is that of the bytes, byte order mark included (git hash-object).
  expect(articles[0]?.sha).toBe(gitBlobId(Buffer.from('\uFEFFA')))
})
