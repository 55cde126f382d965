import { expect, test, vi } from 'vitest'
import { loadSearch, startSearch } from './load-search.ts'
import type { SearchTask } from './search-worker.ts'

const ignore = () => {}

/** A worker that does nothing by itself. */
function fakeWorker() {
  const worker = new EventTarget() as Worker
  const tasks: { task: SearchTask; port: MessagePort }[] = []
  let isEnded = false
  worker.postMessage = (task: SearchTask, ports?: unknown) =>
    void tasks.push({ task, port: (ports as MessagePort[])[0]! })
  worker.terminate = () => void (isEnded = true)
  return {
    worker,
    tasks,
    ready: (hasTexts: boolean) => worker.dispatchEvent(new MessageEvent('message', { data: hasTexts })),
    fail: () => worker.dispatchEvent(new Event('error', { cancelable: true })),
    isEnded: () => isEnded,
  }
}

test('each query gets its answer, in any order of the answers', async () => {
  const { worker, tasks, ready } = fakeWorker()
  const starting = startSearch(() => worker, ignore)
  ready(true)
  const { find } = await starting
  const answers = [find({ text: 'a' }, ['New']), find({ text: 'b' }, [])]
  const hit = (name: string) => ({ name, title: name, terms: [] })
  for (const { task, port } of tasks.toReversed()) port.postMessage([hit(task.query.text)])
  expect(await Promise.all(answers)).toEqual([[hit('a')], [hit('b')]])
  expect(tasks.map(({ task }) => task.newer)).toEqual([['New'], []])
})

test('rejects and ends the worker when it fails', async () => {
  const sent = vi.fn<(event: Event) => boolean>()
  vi.stubGlobal('dispatchEvent', sent)
  const { worker, fail, isEnded } = fakeWorker()
  const starting = startSearch(() => worker, ignore)
  // The console does not repeat the failure.
  expect(fail()).toBe(false)
  await expect(starting).rejects.toThrow('could not be loaded')
  expect(isEnded()).toBe(true)
  // The page reloads if the site has a newer version.
  expect(sent.mock.calls.map(([{ type }]) => type)).toEqual(['vite:preloadError'])
})

test('rejects when the browser cannot start a worker', async () => {
  const refused = () => {
    throw new TypeError('refused')
  }
  await expect(startSearch(refused, ignore)).rejects.toThrow('refused')
})

test('tries again after a failure, and loads once for all callers', async () => {
  const workers = [fakeWorker(), fakeWorker(), fakeWorker()]
  let started = 0
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('location', new URL('https://ada.example/'))
  vi.stubGlobal('Worker', function start() {
    started += 1
    return workers[started - 1]?.worker
  })
  const [first, same] = [loadSearch(), loadSearch()]
  expect(same).toBe(first)
  workers[0]?.fail()
  await expect(first).rejects.toThrow('could not be loaded')
  const second = loadSearch()
  workers[1]?.ready(true)
  const { find } = await second
  expect([loadSearch(), started]).toEqual([second, 2])
  // The worker can also fail later: nobody waits for its answer for ever.
  const open = find({ text: 'a' }, [])
  workers[1]?.fail()
  await expect(open).rejects.toThrow('could not be loaded')
  const third = loadSearch()
  workers[2]?.ready(true)
  await third
  expect(started).toBe(3)
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
  workers[0]?.ready(false)
  expect((await first).hasTexts).toBe(false)
  expect(load()).toBe(first)
  page.dispatchEvent(new Event('online'))
  const second = load()
  workers[1]?.ready(true)
  expect((await second).hasTexts).toBe(true)
  vi.unstubAllGlobals()
})
