import { expect, test } from 'vitest'
import type { ArticleIndex } from '#app/lib/articles/article-index.ts'
import { mergeLists } from './live-list.ts'

const known = (name: string, sha: string, date?: number) => ({
  name,
  sha,
  title: name,
  description: `About ${name}.`,
  minutes: 3,
  ...(date !== undefined && { date }),
})
const NOW = Date.UTC(2026, 10, 27, 12)
const initialOf = (...entries: ArticleIndex['entries']) => ({ repository: 'alex/notes', entries })
const initial = initialOf(known('Two', 'b', 30), known('One', 'a', 20))
const live = (...entries: { name: string; sha?: string }[]) => ({ entries, isCut: false })
const marks = (built: Parameters<typeof mergeLists>[0], listing: ReturnType<typeof live>) =>
  mergeLists(built, listing, NOW).entries.map(({ name, mark }) => [name, mark])

test('a changed article is marked, and keeps its title, date and tags, but not its old description', () => {
  const tagged = initialOf({ ...known('One', 'a', 20), tags: ['C++'] })
  expect(mergeLists(tagged, live({ name: 'One', sha: 'c' }), NOW).entries).toEqual([
    { name: 'One', title: 'One', sha: 'c', date: 20, tags: ['C++'], mark: 'changed' },
  ])
})

test('pinned articles stay before new ones, also with a changed text', () => {
  const pinned = initialOf({ ...known('Start here', 'p', 1), pinned: true }, known('One', 'a', 20))
  const listing = live({ name: 'New', sha: 'n' }, { name: 'One', sha: 'a' }, { name: 'Start here', sha: 'q' })
  expect(marks(pinned, listing)).toEqual([
    ['Start here', 'changed'],
    ['New', 'new'],
    ['One', undefined],
  ])
  expect(mergeLists(pinned, listing, NOW).entries[0]?.pinned).toBe(true)
})

test('the beginning of an id, as in documents, is enough to recognise an unchanged text', () => {
  const built = initialOf(known('One', '0123456789'))
  const entries = [{ name: 'One', sha: '0123456789abcdef' }]
  expect(mergeLists(built, { entries, isCut: false }, NOW)).toEqual({ entries: built.entries, isCut: false })
})

test('[LIST-4] new articles come first, the others by date, and articles that GitHub no longer lists are gone', () => {
  const shas = { One: 'c', Three: 'd', Two: 'b' }
  const entries = Object.entries(shas).map(([name, sha]) => ({ name, sha }))
  expect(marks(initial, live(...entries))).toEqual([
    ['Three', 'new'],
    ['Two', undefined],
    ['One', 'changed'],
  ])
  expect(marks(initial, live({ name: 'One', sha: 'a' }))).toEqual([['One', undefined]])
  expect(marks(initial, live())).toEqual([])
})

test('row 40: sorts new articles, and a list without a copy, in natural order, whatever the order of the host', () => {
  const entries = ['Part 10', 'Part 2', 'One'].map((name) => ({ name, sha: 'a' }))
  expect(marks(initial, live(...entries)).map(([name]) => name)).toEqual(['Part 2', 'Part 10', 'One'])
  expect(marks(undefined, live(...entries)).map(([name]) => name)).toEqual(['One', 'Part 2', 'Part 10'])
})

test('row 37: a cut listing removes no articles and does not change the order', () => {
  const undated = initialOf(known('Part 9', 'd'), known('Part 10', 'a'), known('Zero', 'e'))
  expect(marks(undated, { entries: [{ name: 'Part 10', sha: 'a' }], isCut: true })).toEqual([
    ['Part 9', undefined],
    ['Part 10', undefined],
    ['Zero', undefined],
  ])
})

test('if the rest of the built list could not be read, marks no articles as new, and keeps the total', () => {
  const old = { name: 'Old', sha: 'd' }
  const merged = mergeLists({ ...initial, total: 3 }, live(old, { name: 'Two', sha: 'b' }), NOW)
  expect(merged).toEqual({ entries: [initial.entries[0], old], isCut: false, total: 3 })
})

test('hides a scheduled article until its day, and then shows it with its date above the built ones', () => {
  const tomorrow = Date.UTC(2026, 10, 28, 9)
  const built = {
    ...initial,
    drafts: ['Draft'],
    scheduled: [
      { name: 'Soon', date: tomorrow },
      { name: 'Sooner', date: Date.UTC(2026, 10, 26) },
      { name: 'Today', date: Date.UTC(2026, 10, 27, 23) },
      { name: 'Deleted', date: Date.UTC(2026, 10, 27) },
    ],
  }
  const names = ['Draft', 'New', 'One', 'Soon', 'Sooner', 'Today', 'Two']
  const listing = live(...names.map((name) => ({ name })))
  const namesAt = (now: number) => mergeLists(built, listing, now).entries.map(({ name }) => name)
  expect(namesAt(NOW)).toEqual(['New', 'Today', 'Sooner', 'Two', 'One'])
  expect(namesAt(tomorrow)).toEqual(['New', 'Soon', 'Today', 'Sooner', 'Two', 'One'])
  const today = { name: 'Today', date: Date.UTC(2026, 10, 27, 23), mark: 'new' }
  expect(mergeLists(built, listing, NOW).entries[1]).toEqual(today)
})

test('shows a scheduled article on its day also if the rest of the built list could not be read', () => {
  const built = { ...initial, total: 3, scheduled: [{ name: 'Today', date: NOW }] }
  const listing = live({ name: 'Old' }, { name: 'Today' }, { name: 'Two', sha: 'b' })
  expect(marks(built, listing)).toEqual([
    ['Today', 'new'],
    ['Two', undefined],
    ['Old', undefined],
  ])
})

test('an article that the list has in another language is not new, and stays in the search until it is deleted', () => {
  const built = {
    entries: [{ name: 'A name' }],
    translations: [{ name: 'Un nom', title: 'Un nom', lang: 'fr' }],
  }
  const both = mergeLists(built, live({ name: 'A name' }, { name: 'Un nom' }), NOW)
  expect(both.entries.map(({ name }) => name)).toEqual(['A name'])
  expect(both.translations).toEqual(built.translations)
  expect(mergeLists(built, live({ name: 'A name' }), NOW).translations).toEqual([])
})
