import { expect, test } from 'vitest'
import { listingId, listingIn, sortedByName } from './listing.ts'

const file = (name: unknown) => ({ type: 'file', name })

const namesIn = (body: unknown) => listingIn(body, null).entries.map(({ name }) => name)

test.each([{ message: 'Moved' }, file('a.md'), 'text', 7, true, null, undefined, [], [file('LICENSE')]])(
  '[LIST-4] row 23, row 24: reads a body such as %j as an empty list',
  (body) => {
    expect(namesIn(body)).toEqual([])
  },
)

test('[LIST-4] row 27, row 28: leaves out anything but files with a name', () => {
  const types = ['dir', 'symlink', 'submodule', 'FILE'].map((type) => ({ type, name: 'b.md' }))
  const odd = [null, 1, 'x', [], {}, { type: 'file' }, { name: 'b.md' }, ...types]
  expect(namesIn([...odd, file(7), file(['a.md']), file({}), file(''), file('a.md')])).toEqual(['a'])
})

test('row 32, row 33: neither encodes nor decodes odd names, paths and properties of objects', () => {
  const odd = ['%2F', 'a b', 'a#b', 'a%b', 'a&b', "a'b", 'a+b', 'a<b>', 'a?b', 'a\\b', 'a"b']
  const names = [...odd, '../x', 'a/b', '.', './a', '//evil/x', '__proto__', 'constructor', 'toString']
  expect(namesIn(names.map((name) => file(`${name}.md`))).toSorted()).toEqual([...names].toSorted())
})

test('row 36: takes the first of two entries with the same name', () => {
  const [first, second] = ['a', 'b'].map((letter) => ({ ...file('x.md'), sha: letter.repeat(40) }))
  expect(listingIn([first, second], null).entries).toEqual([{ name: 'x', sha: 'a'.repeat(40) }])
})

test('row 37, row 38: lists all of a thousand and of fifty thousand entries', () => {
  const many = Array.from({ length: 50_000 }, (_, i) => file(`${(i * 7_919) % 50_000}.md`))
  expect(namesIn(many.slice(0, 1_000))).toHaveLength(1_000)
  expect(new Set(namesIn(many)).size).toBe(50_000)
})

test('row 40: sorts names, with numbers by their value', () => {
  const shuffled = ['Part 10', 'part 2', 'Zebra', 'Part 1', 'änderung', 'B'].map((name) => ({ name }))
  const ordered = ['änderung', 'B', 'Part 1', 'part 2', 'Part 10', 'Zebra']
  expect(sortedByName(shuffled).map(({ name }) => name)).toEqual(ordered)
})

test.each(['', 'abc', 7, 'a'.repeat(41), null])('leaves out an id such as %j', (sha) => {
  expect(listingIn([{ ...file('a.md'), sha }], null).entries).toEqual([{ name: 'a' }])
})

test('row 37: treats a listing as cut if it is as long as the host’s limit, whatever the files are', () => {
  const pictures = Array.from({ length: 999 }, (_, i) => file(`${i}.png`))
  expect(listingIn(pictures, 1_000).isCut).toBe(false)
  expect(listingIn([...pictures, file('a.md')], 1_000)).toEqual({ entries: [{ name: 'a' }], isCut: true })
  expect(listingIn([...pictures, file('a.md')], null).isCut).toBe(false)
})

test('the id of a listing depends on its names and texts, not on its order', async () => {
  const first = { name: 'One', sha: 'a' }
  const second = { name: 'Two', sha: 'b' }
  const idOf = (...entries: { name: string; sha?: string }[]) => listingId(entries, crypto.subtle)
  const id = await idOf(first, second)
  expect(id).toMatch(/^[0-9a-f]{10}$/)
  expect(await idOf(second, first)).toBe(id)
  const otherIds = [idOf(), idOf(first), idOf(first, { ...second, sha: 'c' }), idOf(first, { name: 'Two' })]
  expect(new Set([id, ...(await Promise.all(otherIds))]).size).toBe(5)
})
