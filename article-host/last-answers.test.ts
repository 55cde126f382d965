import { expect, test } from 'vitest'
import { broken, fakeGithub, ONE } from '#tests/support/github/fake-github.ts'
import { articleAddress } from './article-host.ts'
import type { Environment } from './environment.ts'
import { onForgejo, onGithub, onGitlab } from './hosts.ts'
import { forget, MOST_ARTICLES, recall, remember } from './last-answers.ts'

const bytes = new TextEncoder().encode('text')
const article = (name: string | number) => ONE.replace('One', String(name))

function storage(changes: Partial<Environment> = {}) {
  let time = 100
  return fakeGithub(broken, { now: () => (time += 1), ...changes })
}

test('row 63: returns nothing of another repository', async () => {
  const { environment } = storage()
  await remember(ONE, bytes, environment)
  expect(await recall(ONE.replace('alex', 'sam'), environment)).toBe(null)
})

test('stores the twenty articles read last', async () => {
  const { environment, stored } = storage()
  for (let index = 0; index < MOST_ARTICLES; index += 1) await remember(article(index), bytes, environment)
  await remember(article(0), bytes, environment)
  await remember(article('newest'), bytes, environment)
  expect(stored.size).toBe(MOST_ARTICLES)
  expect([0, 1, 'newest'].map((name) => stored.has(article(name)))).toEqual([true, false, true])
})

test('row 66: ignores an answer from the future, and treats one without a date as old', async () => {
  const { environment, stored } = storage({ now: () => 100 })
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
const full = async () => ({ put: async () => denied(), match: denied, delete: denied, keys: denied })

test.each<[string, Environment['caches']]>([
  ['blocked', denied],
  ['missing, as on plain http', () => undefined],
  ['full or broken', () => ({ open: full }) as unknown as CacheStorage],
  ['refused', () => ({ open: async () => denied() }) as unknown as CacheStorage],
])('row 63: where storage is %s nothing is stored and nothing fails', async (_, caches) => {
  const { environment } = storage({ caches })
  await remember(ONE, bytes, environment)
  expect(await recall(ONE, environment)).toBe(null)
  await forget(ONE, environment)
})

test.each([
  ['GitHub', onGithub('me/notes.md', { api: 'https://api.example', raw: 'https://raw.example' })],
  ['GitLab', onGitlab('me/notes.md', 'https://gitlab.example')],
  ['Forgejo', onForgejo('me/notes.md', 'https://forgejo.example')],
])('on %s the list is no article, whatever the repository is called', async (_, host) => {
  const { environment, stored } = storage()
  await remember(host.list, bytes, environment)
  for (let index = 0; index <= MOST_ARTICLES; index += 1)
    await remember(articleAddress(host, String(index)) ?? '', bytes, environment)
  expect(stored.size).toBe(MOST_ARTICLES + 1)
  expect([stored.has(host.list), stored.has(articleAddress(host, '0') ?? '')]).toEqual([true, false])
})
