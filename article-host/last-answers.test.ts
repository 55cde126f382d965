import { expect, test } from 'vitest'
import { broken, fakeGithub, ONE } from '#tests/support/github/fake-github.ts'
import type { Environment } from './environment.ts'
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
const full = async () => ({ put: async () => denied(), match: denied, delete: denied })

test.each<[string, Environment['caches']]>([
  ['blocked', denied],
  ['missing, as on plain http', () => undefined],
  ['full or broken', () => ({ open: full }) as unknown as CacheStorage],
  ['refused', () => ({ open: async () => denied() }) as unknown as CacheStorage],
])('row 63: where storage is %s nothing is stored and nothing fails', async (_, caches) => {
  const { environment } = fakeGithub(broken, { caches })
  await remember(ONE, bytes, environment)
  expect(await recall(ONE, environment)).toBe(null)
  await forget(ONE, environment)
})
