import { afterEach, expect, test, vi } from 'vitest'
import { packWords } from '#app/lib/search/search-index.ts'
import type { NewerArticle, SearchAnswer } from './search-worker.ts'

const stored = new Map<string, { value: { text: string; sha: string }; storedAt: number }>()
vi.mock('#article-host/read-article.ts', () => ({
  recallArticle: async (_host: unknown, name: string) => stored.get(name) ?? null,
}))

afterEach(() => vi.unstubAllGlobals())

test('takes stored texts that are newer than the build, and tries again to load the texts', async () => {
  const worker = new EventTarget()
  const answers = new Map<string, unknown>([
    ['/articles.json', { takenAt: 1, entries: [{ name: 'Old', title: 'Old', description: '' }] }],
  ])
  vi.stubGlobal('addEventListener', worker.addEventListener.bind(worker))
  vi.stubGlobal('reportError', vi.fn<(error: unknown) => void>())
  vi.stubGlobal('fetch', async (address: string) =>
    answers.has(address) ? Response.json(answers.get(address)) : new Response('Busy', { status: 503 }),
  )
  await import('./search-worker.ts')
  const ask = async (text: string, newer: NewerArticle[] = []) => {
    const { port1, port2 } = new MessageChannel()
    const answered = new Promise<MessageEvent<SearchAnswer>>((answer) => {
      port1.addEventListener('message', answer, { once: true })
    })
    port1.start()
    worker.dispatchEvent(new MessageEvent('message', { data: { query: { text }, newer }, ports: [port2] }))
    const { hits, hasTexts } = (await answered).data
    port1.close()
    return { names: hits.map(({ name, isStored }) => (isStored ? `${name}, stored` : name)), hasTexts }
  }
  expect(await ask('old')).toEqual({ names: ['Old'], hasTexts: false })
  expect(await ask('valley')).toEqual({ names: [], hasTexts: false })
  answers.set('/search.json', {
    articles: [{ name: 'Old' }],
    about: packWords([[]]),
    text: packWords([['valley']]),
  })
  expect(await ask('valley')).toEqual({ names: ['Old'], hasTexts: true })

  const newer = [{ name: 'Old', sha: '3' }, { name: 'New' }]
  stored.set('Old', { value: { text: 'quicksilver', sha: '1' }, storedAt: 1 })
  expect((await ask('quicksilver', newer)).names).toEqual([])
  expect((await ask('new', newer)).names).toEqual(['New'])
  stored.set('Old', { value: { text: 'mercury', sha: '3' }, storedAt: 2 })
  stored.set('New', { value: { text: 'mercury', sha: '4' }, storedAt: 2 })
  expect((await ask('mercury', newer)).names.toSorted()).toEqual(['New, stored', 'Old, stored'])
  stored.set('Old', { value: { text: 'cinnabar', sha: '5' }, storedAt: 3 })
  expect((await ask('cinnabar', newer)).names).toEqual(['Old, stored'])
  expect((await ask('mercury', newer)).names).toEqual(['New, stored'])
})
