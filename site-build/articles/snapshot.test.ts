import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newestFirst, oldestFirst } from '#app/pages/list/list-order.ts'
import type { ArticleFile } from '#app/lib/snapshot.ts'
import { gitBlobId, type FolderEntry } from '#site-build/source/article-folder.ts'
import type { Reference } from '#site-build/server-entry.ts'
import { hasFile, takeSnapshot, writeTexts } from './snapshot.ts'

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

/** A stand-in for the application: the text is the title and may be the date, and one that says so is a draft. */
const server = {
  newestFirst,
  oldestFirst,
  parseListing: (body: unknown) =>
    (body as { name: string; type: string }[])
      .filter(({ type }) => type === 'file')
      .map(({ name }) => ({ name: name.replace('.md', '') }))
      .toReversed(),
  prepareArticle: async (
    { name, text, sha, takenAt, changedAt = null }: ArticleFile,
    { whenRefers }: { whenRefers?: (reference: Reference) => void } = {},
  ) => {
    const [, to, anchor = ''] = /^to ([^#]*)(#.*)?/.exec(text) ?? []
    if (to !== undefined) whenRefers?.({ kind: 'article', to, written: `${to}.md${anchor}`, line: 1 })
    return {
      ...{ name, sha, takenAt, changedAt, title: text, description: '', minutes: 1, draft: text === 'draft' },
      ...(/^\d{4}$/.test(text) && { date: Date.parse(text) }),
      ...{ cover: 'https://host.test/a.png', canonical: 'https://host.test/a' },
      body: {
        type: 'root' as const,
        children: [
          { type: 'element' as const, tagName: 'h2', properties: { id: 'user-content-end' }, children: [] },
        ],
      },
    }
  },
  articleSlips: async () => [],
  fieldLine: () => 2,
  takeFrontmatter: async (text: string) => ({
    problems: text === 'B' ? [{ line: 3, field: 'date', expected: 'a day', found: 'soon' }] : [],
    unknown: ['layout', ...(text === 'titled' ? ['titel'] : [])],
  }),
}

test('what is an article, and in which order, the reading of the listing decides; each carries its git id', async () => {
  const entries = [
    file('b.md', 'B'),
    { ...file('a.md', '\uFEFFA'), changedAt: 3 },
    { name: 'images', type: 'dir', bytes: null } as const,
  ]
  const { index, articles } = await takeSnapshot({ entries, takenAt: 5, repositoryId: 7 }, server, 'me/notes')
  expect(index).toMatchObject({ repository: 'me/notes', repositoryId: 7, takenAt: 5 })
  expect(index.entries.map(({ changedAt }) => changedAt)).toEqual([3, null])
  expect(index.entries.map(({ name, title }) => [name, title])).toEqual([
    ['a', 'A'],
    ['b', 'B'],
  ])
  // The id is that of the bytes, byte order mark included (git hash-object).
  expect(articles[0]?.sha).toBe(gitBlobId(Buffer.from('\uFEFFA')))
  // The list has no use for what stands in a page's head.
  expect(JSON.stringify(index)).not.toContain('host.test')
})

test('the list begins with the newest article, and each leads to the one that was written after it', async () => {
  const entries = [file('d.md', 'no date'), file('c.md', '2024'), file('b.md', '2026'), file('a.md', '2025')]
  const { index, articles } = await takeSnapshot({ entries, takenAt: 5, repositoryId: 7 }, server, 'me/notes')
  expect(index.entries.map(({ name }) => name)).toEqual(['b', 'a', 'c', 'd'])
  const next = Object.fromEntries(articles.map(({ name, next: after }) => [name, after?.name]))
  expect(next).toEqual({ d: 'c', c: 'a', a: 'b', b: undefined })
})

test('of a draft nothing is kept but its name, and nobody is its neighbour', async () => {
  const entries = [file('c.md', 'C'), file('b.md', 'draft'), file('a.md', 'A')]
  const files = { entries, takenAt: 5, repositoryId: 7 }
  const { index, articles, drafts, references } = await takeSnapshot(files, server, 'me/notes')
  expect(index.drafts).toEqual(['b'])
  expect(drafts).toEqual([])
  expect([...references.keys()].toSorted()).toEqual(['a', 'c'])
  expect(index.entries.map(({ name }) => name)).toEqual(['a', 'c'])
  expect(articles.map(({ name, previous, next }) => [name, previous, next])).toEqual([
    ['a', undefined, { name: 'c', title: 'C' }],
    ['c', { name: 'a', title: 'A' }, undefined],
  ])
})

test('where drafts are shown they stand apart: on no list, and nobody’s neighbours', async () => {
  const entries = [file('c.md', 'C'), file('b.md', 'draft'), file('a.md', 'A')]
  const files = { entries, takenAt: 5, repositoryId: 7 }
  const { index, articles, drafts } = await takeSnapshot(files, server, 'me/notes', { showsDrafts: true })
  expect(drafts).toMatchObject([{ name: 'b', draft: true, size: 5 }])
  expect(drafts[0]).not.toHaveProperty('next')
  expect(index).toMatchObject({ drafts: ['b'], entries: [{ name: 'a' }, { name: 'c' }] })
  expect(articles.map(({ name, next }) => [name, next?.name])).toEqual([
    ['a', 'c'],
    ['c', undefined],
  ])
})

test('a draft that the source knows by name alone stays one, and a link to it is told; a text decides for itself', async () => {
  const files = { entries: [file('b.md', 'B'), file('a.md', 'to x')], takenAt: 5, repositoryId: 7 }
  const { index, notes } = await takeSnapshot({ ...files, drafts: ['x', 'b'] }, server, 'me/notes')
  expect(index.drafts).toEqual(['x'])
  expect(index.entries.map(({ name }) => name)).toEqual(['a', 'b'])
  expect(notes).toContainEqual(expect.stringContaining('found a draft'))
})

test('what is wrong with frontmatter is told by file, line and field; strange fields once for all', async () => {
  const entries = [file('b.md', 'B'), file('a.md', 'A')]
  const { notes } = await takeSnapshot({ entries, takenAt: 5, repositoryId: 7 }, server, 'me/notes')
  expect(notes).toEqual([
    'articles/b.md:3: date: expected a day, found "soon"',
    'Fields of frontmatter that mean nothing here: layout (articles/a.md, articles/b.md)',
  ])
})

test('links that lead nowhere are told, of articles that have a page', async () => {
  const prepareArticle: typeof server.prepareArticle = (article, listeners) => {
    listeners?.whenRefers?.({ kind: 'nowhere', to: 'B.MD', written: 'B.MD', line: 2 })
    return server.prepareArticle(article, listeners)
  }
  const files = { entries: [file('a.md', 'draft'), file('b.md', 'B')], takenAt: 5, repositoryId: 7 }
  const { notes } = await takeSnapshot(files, { ...server, prepareArticle }, 'me/notes')
  expect(notes.filter((note) => note.includes('link'))).toEqual([
    expect.stringMatching(/^articles\/b\.md:2: link: .*"B\.MD"/),
  ])
})

test('a file that is no UTF-8 is told', async () => {
  const entries = [{ ...file('a.md', ''), bytes: Buffer.from('Ü', 'latin1') }]
  const { notes } = await takeSnapshot({ entries, takenAt: 5, repositoryId: 7 }, server, 'me/notes')
  expect(notes[0]).toMatch(/^articles\/a\.md:1: text: expected UTF-8/)
})

test('links to articles that are missing, or drafts, are told', async () => {
  const entries = [file('a.md', 'to b'), file('b.md', 'draft'), file('c.md', 'to a'), file('d.md', 'to x')]
  const { notes } = await takeSnapshot({ entries, takenAt: 5, repositoryId: 7 }, server, 'me/notes')
  expect(notes.filter((note) => note.includes('link'))).toEqual([
    expect.stringMatching(/^articles\/d\.md:1: link: .*"x\.md", found none/),
    expect.stringMatching(/^articles\/a\.md:1: link: .*"b\.md", found a draft/),
  ])
})

test('links to headings that are missing are told', async () => {
  const entries = [file('a.md', 'to b#ende'), file('b.md', 'to a#end'), file('c.md', 'draft')]
  const { notes } = await takeSnapshot({ entries, takenAt: 5, repositoryId: 7 }, server, 'me/notes')
  expect(notes.filter((note) => note.includes('link'))).toEqual([
    'articles/a.md:1: link: expected a heading at "b.md#ende", found none (close: "#end")',
  ])
})

test('a strange field of many articles is told with the first three', async () => {
  const entries = ['a', 'c', 'd', 'e', 'f'].map((name) => file(`${name}.md`, name))
  const { notes } = await takeSnapshot({ entries, takenAt: 5, repositoryId: 7 }, server, 'me/notes')
  expect(notes).toEqual([
    expect.stringMatching(/layout \(articles\/.\.md, articles\/.\.md, articles\/.\.md and 2 more\)$/),
  ])
})

test('a strange field that is close to one that means something is told with its line and that', async () => {
  const entries = [file('a.md', 'A'), file('b.md', 'titled')]
  const { notes } = await takeSnapshot({ entries, takenAt: 5, repositoryId: 7 }, server, 'me/notes')
  expect(notes).toEqual([
    'articles/b.md:2: title: expected the name "title", found "titel"',
    'Fields of frontmatter that mean nothing here: layout (articles/b.md, articles/a.md)',
  ])
})

test('an article whose name is no address is nobody’s neighbour', async () => {
  const entries = [file('c.md', 'C'), file('...md', 'X'), file('a.md', 'A')]
  const { articles } = await takeSnapshot({ entries, takenAt: 5, repositoryId: 7 }, server, 'me/notes')
  expect(articles.map(({ name }) => name)).toContain('..')
  expect(articles.flatMap(({ previous, next }) => [previous?.name, next?.name])).not.toContain('..')
})

test('the texts are published under their ids, for a later build to keep; those of a checkout are not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'texts-'))
  try {
    const files = { entries: [file('a.md', 'A')], pictures: [], takenAt: 5 }
    await writeTexts(folder, { ...files, repositoryId: null })
    expect(await readdir(folder)).toEqual([])
    await writeTexts(folder, { ...files, repositoryId: 7 })
    const text = join(folder, `snapshot/texts/${gitBlobId(Buffer.from('A'))}.txt`)
    expect(await readFile(text, 'utf8')).toBe('A')
  } finally {
    await rm(folder, { recursive: true })
  }
})
