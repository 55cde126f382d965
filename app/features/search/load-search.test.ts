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
    fail: () => worker.dispatchEvent(new Event('error', { cancelable: true })),
    isEnded: () => isEnded,
  }
}

test('each query gets its answer, in any order of the answers', async () => {
  const { worker, tasks } = fakeWorker()
  const find = startSearch(worker, ignore)
  const answers = [find({ text: 'a' }, [{ name: 'New' }]), find({ text: 'b' }, [])]
  const answer = (name: string) => ({
    hits: [{ name, title: name, terms: [] }],
    isNear: false,
    hasTexts: true,
  })
  for (const { task, port } of tasks.toReversed()) port.postMessage(answer(task.query.text))
  expect(await Promise.all(answers)).toEqual([answer('a'), answer('b')])
  expect(tasks.map(({ task }) => task.newer)).toEqual([[{ name: 'New' }], []])
})

test('rejects and ends the worker when it fails', async () => {
  const sent = vi.fn<(event: Event) => boolean>()
  vi.stubGlobal('dispatchEvent', sent)
  const { worker, fail, isEnded } = fakeWorker()
  const find = startSearch(worker, ignore)
  // The console does not repeat the failure.
  expect(fail()).toBe(false)
  await expect(find({ text: 'a' }, [])).rejects.toThrow('could not be loaded')
  expect(isEnded()).toBe(true)
  // The page reloads if the site has a newer version.
  expect(sent.mock.calls.map(([{ type }]) => type)).toEqual(['vite:preloadError'])
})

test('tries again after a failure, and loads once for all callers', async () => {
  const workers = [fakeWorker(), fakeWorker()]
  let started = 0
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('location', new URL('https://ada.example/'))
  vi.stubGlobal('Worker', function start() {
    throw new TypeError('refused')
  })
  await expect(loadSearch()).rejects.toThrow('refused')
  vi.stubGlobal('Worker', function start() {
    started += 1
    return workers[started - 1]?.worker
  })
  const first = await loadSearch()
  expect([await loadSearch(), started]).toEqual([first, 1])
  // Nobody waits for its answer for ever.
  const open = first({ text: 'a' }, [])
  workers[0]?.fail()
  await expect(open).rejects.toThrow('could not be loaded')
  expect([(await loadSearch()) === first, started]).toEqual([false, 2])
  vi.unstubAllGlobals()
})
