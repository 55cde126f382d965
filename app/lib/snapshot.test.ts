import { expect, test } from 'vitest'
import { parseSnapshotArticle } from './snapshot-article.ts'
import {
  parseSnapshotIndex,
  parseSnapshotSummary,
  snapshotArticlePath,
  snapshotIndexPath,
} from './snapshot.ts'

const entry = { name: 'One', sha: 'a', title: 'One', description: '', minutes: 3 }
const index = { repository: 'alex/notes', takenAt: Date.UTC(2026, 10, 21), entries: [entry] }
const body = {
  type: 'root',
  children: [
    {
      type: 'element',
      tagName: 'p',
      properties: { className: ['a'], start: 2, title: null },
      children: [{ type: 'text', value: 'Hi' }],
    },
  ],
}
const article = { ...entry, takenAt: index.takenAt, body }

test('what the build writes is read back as it was', () => {
  expect(parseSnapshotIndex(JSON.parse(JSON.stringify(index)))).toEqual(index)
  expect(parseSnapshotArticle(JSON.parse(JSON.stringify(article)))).toEqual(article)
})

test('when a text was changed and which repository it came from are read back, and may be missing', () => {
  const changed = { ...entry, changedAt: Date.UTC(2026, 9, 1) }
  const known = { ...index, repositoryId: 7, entries: [changed, entry] }
  expect(parseSnapshotIndex(JSON.parse(JSON.stringify(known)))).toEqual(known)
  expect(parseSnapshotArticle({ ...article, changedAt: changed.changedAt })).toMatchObject(changed)
})

test('what the author says of an article, its neighbours and the names of drafts are read back, too', () => {
  const facts = { date: Date.UTC(2026, 8, 18), updated: Date.UTC(2026, 9, 3), tags: ['a'], lang: 'de' }
  const known = { ...index, entries: [{ ...entry, ...facts }], drafts: ['Later'] }
  expect(parseSnapshotIndex(JSON.parse(JSON.stringify(known)))).toEqual(known)
  const around = { previous: { name: 'Zero', title: '0' }, next: { name: 'Two', title: '2' } }
  expect(parseSnapshotArticle({ ...article, ...facts, ...around })).toEqual({
    ...article,
    ...facts,
    ...around,
  })
})

test('that an article is a draft is read back, so that its page goes on saying so', () => {
  expect(parseSnapshotArticle({ ...article, draft: true })).toEqual({ ...article, draft: true })
  for (const draft of [false, 'true', 1]) expect(parseSnapshotArticle({ ...article, draft })).toEqual(article)
})

test('row 64: whatever is not as this version writes it is left out, and the rest is read', () => {
  const strange = {
    date: '2026-09-18',
    updated: 9e15,
    tags: ['a', 1],
    lang: 7,
    previous: 'Zero',
    next: { name: 'Two' },
  }
  expect(parseSnapshotArticle({ ...article, ...strange, later: true })).toEqual(article)
  expect(parseSnapshotIndex({ ...index, drafts: [1], later: true })).toEqual(index)
})

test.each([null, 'yesterday', 9e15, Number.NaN, {}])('a time of change such as %j is none', (changedAt) => {
  expect(parseSnapshotIndex({ ...index, entries: [{ ...entry, changedAt }] })).toEqual(index)
})

test.each([null, '7', 0, -1, 1.5, {}])('a number of the repository such as %j is none', (repositoryId) => {
  expect(parseSnapshotIndex({ ...index, repositoryId })).toEqual(index)
})

test.each([
  null,
  'text',
  [],
  {},
  { ...index, repository: 7 },
  { ...index, takenAt: '2026' },
  { ...index, takenAt: 9e15 },
  { ...index, entries: {} },
  { ...index, entries: [entry, null] },
  { ...index, entries: [{ ...entry, minutes: '3' }] },
  { ...index, entries: [{ ...entry, description: undefined }] },
])('a list that is none is no list: %j', (value) => {
  expect(parseSnapshotIndex(value)).toBe(null)
})

const paragraph = (part: object) => ({
  ...article,
  body: {
    type: 'root',
    children: [{ type: 'element', tagName: 'p', properties: {}, children: [], ...part }],
  },
})

test.each([
  null,
  entry,
  { ...article, name: 7 },
  { ...article, takenAt: null },
  { ...article, body: 'text' },
  { ...article, body: { type: 'root' } },
  { ...article, body: body.children[0] },
  paragraph({ tagName: 7 }),
  paragraph({ properties: null }),
  paragraph({ properties: [] }),
  paragraph({ properties: { style: { color: 'red' } } }),
  paragraph({ properties: { className: [{}] } }),
  paragraph({ children: undefined }),
  paragraph({ children: [null] }),
  paragraph({ children: [{ type: 'text' }] }),
  paragraph({ type: 'raw', value: '<b>' }),
  ...['', 'P', 'x y', 'script', 'iframe', '__proto__', 'h1'].map((tagName) => paragraph({ tagName })),
  ...['style', 'dangerouslySetInnerHTML', 'onClick', 'children', 'ref', 'srcDoc', 'constructor'].map((name) =>
    paragraph({ properties: { [name]: 'x' } }),
  ),
  ...['br', 'hr', 'img', 'input'].map((tagName) =>
    paragraph({ tagName, children: [{ type: 'text', value: 'a' }] }),
  ),
  paragraph({ children: [{ type: 'text', value: 'a', children: [] }] }),
])('an article that is none is no article: %j', (value) => {
  expect(parseSnapshotArticle(value)).toBe(null)
})

test('a document is as deep as the pipeline makes one, and no deeper', () => {
  const nested = (levels: number) => {
    let deep: object = { type: 'text', value: 'end' }
    for (let level = 0; level < levels; level += 1)
      deep = { type: 'element', tagName: 'blockquote', properties: {}, children: [deep] }
    return paragraph({ children: [deep] })
  }
  expect(parseSnapshotArticle(nested(298))).not.toBe(null)
  expect(parseSnapshotArticle(nested(299))).toBe(null)
  expect(parseSnapshotArticle(nested(50_000))).toBe(null)
})

test('a name is encoded once in the address and plain on the disk', () => {
  expect(snapshotIndexPath()).toBe('snapshot/index.json')
  expect(snapshotArticlePath('100% #1')).toBe('snapshot/articles/100%25%20%231.json')
  expect(decodeURIComponent(snapshotArticlePath('100% #1'))).toBe('snapshot/articles/100% #1.json')
})

test('a page says of its article what the snapshot says, without the text', () => {
  const summary = { ...entry, takenAt: index.takenAt }
  expect(parseSnapshotSummary(article)).toEqual(summary)
  expect(parseSnapshotSummary(entry)).toBe(null)
  expect(parseSnapshotSummary(null)).toBe(null)
})

test.each([-5, 1.5, 1e300])('%s minutes are no time that reading takes', (minutes) => {
  expect(parseSnapshotIndex({ ...index, entries: [{ ...entry, minutes }] })).toBeNull()
})
