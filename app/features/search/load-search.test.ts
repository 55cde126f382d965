import { expect, test, vi } from 'vitest'
import { loadSearch, startSearch } from './load-search.ts'
import type { SearchAnswer, SearchTask } from './search-worker.ts'

/** A worker that answers as it is told to. */
function fakeWorker() {
  const worker = new EventTarget() as Worker
  const tasks: SearchTask[] = []
  let isEnded = false
  worker.postMessage = (task: SearchTask) => void tasks.push(task)
  worker.terminate = () => void (isEnded = true)
  const say = (data: SearchAnswer) => worker.dispatchEvent(new MessageEvent('message', { data }))
  return { worker, tasks, say, ended: () => isEnded }
}

test('each question gets its own answer, in whatever order they come', async () => {
  const { worker, tasks, say } = fakeWorker()
  const starting = startSearch(() => worker)
  say({ type: 'ready', hasTexts: true })
  const { find } = await starting
  const answers = [find({ text: 'a' }), find({ text: 'b' })]
  const hit = (name: string) => ({ name, title: name, terms: [] })
  for (const task of tasks.toReversed())
    if (task.type === 'find') say({ type: 'found', id: task.id, hits: [hit(task.query.text)] })
  expect(await Promise.all(answers)).toEqual([[hit('a')], [hit('b')]])
})

test.each(['failed', 'error'])('rejects and ends the worker when it reports %s', async (report) => {
  const told = vi.fn<(event: Event) => boolean>()
  vi.stubGlobal('dispatchEvent', told)
  const { worker, say, ended } = fakeWorker()
  const starting = startSearch(() => worker)
  if (report === 'failed') say({ type: 'failed' })
  else worker.dispatchEvent(new Event('error'))
  await expect(starting).rejects.toThrow('could not be loaded')
  expect(ended()).toBe(true)
  // The page reloads if the site has a newer version.
  expect(told.mock.calls.map(([{ type }]) => type)).toEqual(['vite:preloadError'])
})

test('rejects when the browser cannot start a worker', async () => {
  const refused = () => {
    throw new TypeError('refused')
  }
  await expect(startSearch(refused)).rejects.toThrow('refused')
})

test('tries again after a failure, and loads once for all that ask', async () => {
  const workers = [fakeWorker(), fakeWorker()]
  let started = 0
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('location', new URL('https://ada.example/'))
  vi.stubGlobal('Worker', function start() {
    started += 1
    return workers[started - 1]?.worker
  })
  const [first, same] = [loadSearch(), loadSearch()]
  expect(same).toBe(first)
  workers[0]?.say({ type: 'failed' })
  await expect(first).rejects.toThrow('could not be loaded')
  const second = loadSearch()
  workers[1]?.say({ type: 'ready', hasTexts: true })
  await second
  expect([loadSearch(), started]).toEqual([second, 2])
  vi.unstubAllGlobals()
})

test('loads the texts once there is a network again', async () => {
  const workers = [fakeWorker(), fakeWorker()]
  let started = 0
  vi.resetModules()
  const { loadSearch: load } = await import('./load-search.ts')
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('location', new URL('https://ada.example/'))
  vi.stubGlobal('Worker', function start() {
    started += 1
    return workers[started - 1]?.worker
  })
  const first = load()
  workers[0]?.say({ type: 'ready', hasTexts: false })
  expect((await first).hasTexts).toBe(false)
  expect(load()).toBe(first)
  page.dispatchEvent(new Event('online'))
  const second = load()
  workers[1]?.say({ type: 'ready', hasTexts: true })
  expect((await second).hasTexts).toBe(true)
  vi.unstubAllGlobals()
})
