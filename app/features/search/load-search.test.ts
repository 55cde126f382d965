import { expect, test, vi } from 'vitest'
import { startSearch } from './load-search.ts'
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
  const answers = [find({ text: 'a' }, ['New']), find({ text: 'b' }, [])]
  const answer = (name: string) => ({
    hits: [{ name, title: name, terms: [] }],
    isNear: false,
    hasTexts: true,
  })
  for (const { task, port } of tasks.toReversed()) port.postMessage(answer(task.query.text))
  expect(await Promise.all(answers)).toEqual([answer('a'), answer('b')])
  expect(tasks.map(({ task }) => task.newer)).toEqual([['New'], []])
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
