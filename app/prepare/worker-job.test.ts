import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ALIVE, FAILED, READY, workerJob } from './worker-job.ts'

/** A worker as far as a page sees it. */
class FakeWorker extends EventTarget {
  tasks: unknown[] = []
  isGone = false
  postMessage = (task: unknown) => this.tasks.push(task)
  terminate = () => (this.isGone = true)
  says = (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data }))
}

const LIMITS = { start: 100, silence: 50, whole: 200 }

function job(signal = new AbortController().signal) {
  const worker = new FakeWorker()
  const ended = workerJob<string>(() => worker as unknown as Worker, 'task', LIMITS, signal)
  return { worker, ended }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a worker gets its task when it is ready, and is ended with its answer', async () => {
  const { worker, ended } = job()
  expect(worker.tasks).toEqual([])
  worker.says(READY)
  expect(worker.tasks).toEqual(['task'])
  worker.says({ result: 'result' })
  expect(await ended).toEqual({ end: 'done', result: 'result', parts: [] })
  expect(worker.isGone).toBe(true)
})

test('parts that come before the result are brought with it, in their order', async () => {
  const { worker, ended } = job()
  worker.says(READY)
  for (const part of ['a', 'b']) worker.says({ part })
  expect(worker.isGone).toBe(false)
  worker.says({ result: 'result' })
  expect(await ended).toEqual({ end: 'done', result: 'result', parts: ['a', 'b'] })
})

test('work that takes longer than its limit is ended', async () => {
  const { worker, ended } = job()
  worker.says(READY)
  vi.advanceTimersByTime(49)
  expect(worker.isGone).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await ended).toEqual({ end: 'late' })
  expect(worker.isGone).toBe(true)
})

test('a worker that shows signs of life is waiting for the network, and gets more time, but not for ever', async () => {
  const { worker, ended } = job()
  worker.says(READY)
  for (const passed of [40, 80, 120, 160]) {
    vi.advanceTimersByTime(40)
    expect(worker.isGone, `${passed} ms`).toBe(false)
    worker.says(ALIVE)
  }
  expect(worker.tasks).toEqual(['task'])
  vi.advanceTimersByTime(40)
  expect(await ended).toEqual({ end: 'late' })
})

test('with its answer every limit of a job is over', async () => {
  const { worker, ended } = job()
  worker.says(READY)
  expect(vi.getTimerCount()).toBe(2)
  worker.says({ result: 'result' })
  await ended
  expect(vi.getTimerCount()).toBe(0)
})

test('the loading of the worker has a limit of its own', async () => {
  const { worker, ended } = job()
  vi.advanceTimersByTime(99)
  worker.says(READY)
  vi.advanceTimersByTime(49)
  worker.says({ result: 'result' })
  expect(await ended).toEqual({ end: 'done', result: 'result', parts: [] })

  const other = job()
  vi.advanceTimersByTime(100)
  expect(await other.ended).toEqual({ end: 'not-started' })
  expect(other.worker.isGone).toBe(true)
})

test('an error before the worker is ready is the worker’s, after that the work’s', async () => {
  const refused = job()
  refused.worker.dispatchEvent(new Event('error'))
  expect(await refused.ended).toEqual({ end: 'not-started' })

  for (const type of ['error', 'messageerror']) {
    const { worker, ended } = job()
    worker.says(READY)
    worker.dispatchEvent(new Event(type))
    expect(await ended).toEqual({ end: 'failed' })
    expect(worker.isGone).toBe(true)
  }
})

test('a worker that says so has failed, at once', async () => {
  const { worker, ended } = job()
  worker.says(READY)
  worker.says(FAILED)
  expect(await ended).toEqual({ end: 'failed' })
  expect(worker.isGone).toBe(true)
})

test('a browser that refuses to make a worker is no failure', async () => {
  const refused = () => {
    throw new TypeError('This document requires TrustedScriptURL assignment.')
  }
  const { signal } = new AbortController()
  expect(await workerJob(refused, 'task', LIMITS, signal)).toEqual({ end: 'not-started' })
})

test('leaving the page ends the worker at once, whatever it is at', async () => {
  for (const said of [[], [READY]]) {
    const leaving = new AbortController()
    const { worker, ended } = job(leaving.signal)
    for (const message of said) worker.says(message)
    leaving.abort(new Error('left'))
    expect(worker.isGone).toBe(true)
    await expect(ended).rejects.toThrow('left')
  }
})

test('a page that was left before the job does not start it', async () => {
  const start = vi.fn<() => Worker>()
  await expect(workerJob(start, 'task', LIMITS, AbortSignal.abort(new Error('left')))).rejects.toThrow('left')
  expect(start).not.toHaveBeenCalled()
})
