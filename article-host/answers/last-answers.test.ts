import { expect, test } from 'vitest'
import { broken, fakeGithub, ONE } from '#tests/support/github/fake-github.ts'
import type { Environment } from '#article-host/environment.ts'
import { forget, recall, remember } from './last-answers.ts'

const bytes = new TextEncoder().encode('text')

test('row 63: returns nothing of another repository', async () => {
  const { environment } = fakeGithub(broken)
  await remember(ONE, bytes, environment)
  expect(await recall(ONE, environment)).toEqual({ bytes, storedAt: 0 })
  expect(await recall(ONE.replace('alex', 'sam'), environment)).toBe(null)
})

test('row 66: ignores an answer from the future, and treats one without a date as old', async () => {
  const { environment, stored } = fakeGithub(broken, { now: () => 100 })
  for (const date of ['101', '-9e15', 'soon']) {
    stored.set(ONE, new Response('text', { headers: { 'x-stored-at': date } }))
    expect(await recall(ONE, environment)).toBe(null)
  }
  stored.set(ONE, new Response('text'))
  expect((await recall(ONE, environment))?.storedAt).toBe(0)
})

const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}
const full = async () => ({ put: async () => denied(), match: denied, delete: denied }) as unknown as Cache

test.each<[string, Environment['answers']]>([
  ['blocked', denied],
  ['missing, as on plain http', () => undefined],
  ['full or broken', full],
  ['refused', async () => denied()],
])('row 63: where storage is %s nothing is stored and nothing fails', async (_, answers) => {
  const { environment } = fakeGithub(broken, { answers })
  await remember(ONE, bytes, environment)
  expect(await recall(ONE, environment)).toBe(null)
  await forget(ONE, environment)
})

/** Stores answers of these sizes, each a moment later, and returns the names of those that stay. */
async function storing(sizes: readonly number[], changes: Partial<Environment> = {}) {
  let now = 0
  const { environment, stored } = fakeGithub(broken, { now: () => now, ...changes })
  for (const [index, size] of sizes.entries()) {
    now = index
    await remember(`https://raw.example/${index}`, new Uint8Array(size), environment)
  }
  const left = () => [...stored.keys()].map((address) => Number(address.split('/').at(-1)))
  return { environment, stored, left }
}

test('stores fifty answers at most, and first deletes those that were read longest ago', async () => {
  const { environment, left } = await storing(Array.from({ length: 50 }, () => 1))
  expect(left()).toHaveLength(50)
  const later = { ...environment, now: () => 100 }
  await remember('https://raw.example/0', bytes, later)
  await remember('https://raw.example/new', bytes, { ...environment, now: () => 101 })
  expect(left()).toHaveLength(50)
  expect(left()).toContain(0)
  expect(left()).not.toContain(1)
})

test('stores ten megabytes at most, and no larger answer', async () => {
  const megabytes = (count: number) => count * 1_000_000
  const { left } = await storing([4, 4, 5, 1, 11].map(megabytes))
  expect(left()).toEqual([1, 2, 3])
})

test('row 63, row 66: entries of another program, or of a wrong clock, are the first to go', async () => {
  const { environment, stored } = await storing([1])
  stored.set('https://other.example/', new Response('text'))
  const headers = { 'x-stored-at': String(Date.UTC(2099, 0)), 'x-size': '4' }
  stored.set('https://raw.example/future', new Response('text', { headers }))
  await remember(ONE, bytes, environment)
  expect([...stored.keys()].toSorted()).toEqual(['https://raw.example/0', ONE].toSorted())
})
