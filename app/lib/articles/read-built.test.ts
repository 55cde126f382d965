import { expect, test, vi } from 'vitest'
import { buildFacts } from '#app/lib/articles/build-facts.ts'
import { isNewer, readCopyTime } from '#app/lib/articles/read-built.ts'

const ONE = { sha: '0123456789abcdef' }
const TWO = { sha: 'fedcba9876543210' }
const BUILT_AT = Date.UTC(2026, 10, 27, 12)
const build = buildFacts(BUILT_AT, [ONE, TWO])

function answer(response: Response, lastModified = '11/20/2026 12:00:00'): void {
  vi.stubGlobal('fetch', async () => response)
  vi.stubGlobal('document', { lastModified })
}

test.each([
  [Response.json({ ...build, takenAt: 'today' })],
  [Response.json([])],
  [new Response('<!doctype html>')],
  [new Response(JSON.stringify(build), { status: 404 })],
])('the time of a copy is unknown without the facts of the build (%#)', async (response) => {
  answer(response)
  expect(await readCopyTime([ONE])).toBe(null)
})

test.each<[string, Parameters<typeof readCopyTime>]>([
  ['an article', [[ONE]]],
  ['the whole list, with the beginnings of ids', [[{ sha: '0123456789' }, TWO], 2]],
  ['the beginning of the list', [[ONE], 2]],
])('the copy of %s has the time of the build that has the same texts', async (_copy, asked) => {
  answer(Response.json(build))
  expect(await readCopyTime(...asked)).toBe(BUILT_AT)
})

test.each<[string, Parameters<typeof readCopyTime>]>([
  ['an article with another text', [[{ sha: 'a'.repeat(40) }]]],
  ['a list with another text', [[ONE, { sha: 'a'.repeat(40) }], 2]],
  ['a shorter list', [[ONE], 1]],
  ['an article without an id', [[{}]]],
])('the copy of %s is older than the build, and has the time of its document', async (_copy, asked) => {
  answer(Response.json(build))
  expect(await readCopyTime(...asked)).toBe(new Date(2026, 10, 20, 12).getTime())
})

test.each([
  ['the present time, for a host that sends none', '11/28/2026 12:00:00'],
  ['a time near zero, as in containers', '01/01/1970 00:00:01'],
  ['no time', ''],
])('the time of an older copy is unknown if its document has %s', async (_time, lastModified) => {
  answer(Response.json(build), lastModified)
  expect(await readCopyTime([{ sha: 'a'.repeat(40) }])).toBe(null)
})

test('[SAVE-1] a cached answer never replaces a document of the same or an unknown time', () => {
  const initial = { name: 'One' }
  expect([6, 5, 4].map((storedAt) => isNewer({ storedAt }, initial, 5))).toEqual([true, false, false])
  expect(isNewer({ storedAt: 6 }, initial, null)).toBe(false)
  expect(isNewer({ storedAt: 6 }, undefined, null)).toBe(true)
})
