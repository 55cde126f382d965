import { afterEach, expect, test, vi } from 'vitest'
import type { SearchHit } from './search-engine.ts'

const recalled: string[] = []
vi.mock('#article-host/read-article.ts', () => ({
  recallArticle: async (_host: unknown, name: string) => {
    recalled.push(name)
    return name === 'Read' ? { value: { text: 'quicksilver' }, storedAt: 0 } : null
  },
}))

afterEach(() => vi.unstubAllGlobals())

test('adds a newer text once, and looks again for one that this browser has not read', async () => {
  const worker = new EventTarget()
  const posted = vi.fn<(message: unknown) => void>()
  vi.stubGlobal('addEventListener', worker.addEventListener.bind(worker))
  vi.stubGlobal('postMessage', posted)
  vi.stubGlobal('reportError', vi.fn<(error: unknown) => void>())
  vi.stubGlobal('fetch', async () => Response.json({ articles: [{ name: 'Old' }] }))
  await import('./search-worker.ts')
  const namesFor = async (text: string) => {
    const { port1, port2 } = new MessageChannel()
    const answered = new Promise<MessageEvent<SearchHit[]>>((answer) => {
      port1.addEventListener('message', answer, { once: true })
    })
    port1.start()
    const data = { query: { text }, newer: ['Read', 'Unread'] }
    worker.dispatchEvent(new MessageEvent('message', { data, ports: [port2] }))
    const hits = (await answered).data
    port1.close()
    return hits.map(({ name }) => name)
  }
  expect([await namesFor('quicksilver'), await namesFor('unread')]).toEqual([['Read'], ['Unread']])
  expect(recalled).toEqual(['Read', 'Unread', 'Unread'])
  expect(posted.mock.calls).toEqual([[true]])
})
