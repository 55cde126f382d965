import { expect, test } from 'vitest'
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

test('what is an article, and in which order, the reading of the listing decides; each carries its git id', () => {
  const entries = [
    file('b.md', 'B'),
    file('a.md', '\uFEFFA'),
    { name: 'images', type: 'dir', bytes: null } as const,
  ]
  const server = {
    parseListing: (body: unknown) =>
      (body as { name: string; type: string }[])
        .filter(({ type }) => type === 'file')
        .map(({ name }) => ({ name: name.replace('.md', '') }))
        .toReversed(),
    prepareArticle: ({
      name,
      text,
      sha,
      takenAt,
    }: {
      name: string
      text: string
      sha: string
      takenAt: number
    }) => ({
      ...{ name, sha, takenAt, title: text, description: '', minutes: 1 },
      body: { type: 'root' as const, children: [] },
    }),
  }
  const { index, articles } = takeSnapshot(entries, server, 'me/notes', 5)
  expect(index).toMatchObject({ repository: 'me/notes', takenAt: 5 })
  expect(index.entries.map(({ name, title }) => [name, title])).toEqual([
    ['a', 'A'],
    ['b', 'B'],
  ])
  // The id is that of the bytes, byte order mark included (git hash-object).
  expect(articles[0]?.sha).toBe(gitBlobId(Buffer.from('\uFEFFA')))
})
