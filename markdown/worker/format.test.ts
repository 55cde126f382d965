import { toString } from 'hast-util-to-string'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PLACES } from '#tests/support/markdown/markdown-elements.ts'
import { format, type FormatMessage } from './format.ts'

/** A worker as a page sees it. */
class FakeWorker extends EventTarget {
  tasks: unknown[] = []
  isGone = false
  postMessage = (task: unknown) => this.tasks.push(task)
  terminate = () => (this.isGone = true)
  says = (data: FormatMessage) => this.dispatchEvent(new MessageEvent('message', { data }))
}

function start(text = '**Text**', signal = new AbortController().signal) {
  const worker = new FakeWorker()
  const task = { text, places: PLACES }
  const startWorker = () => worker as unknown as Worker
  const shown = format(task, { startWorker, signal, deadline: 50 }).then(({ body, ...article }) => ({
    ...article,
    text: toString(body),
  }))
  return { worker, task, shown }
}

const NOTE = 'This article is shown as plain text, because'
const LOADING = { progress: 'loading' } as const
const FORMATTING = { progress: 'formatting' } as const
const RESULT: FormatMessage = {
  result: {
    title: 'A',
    description: '',
    minutes: 1,
    facts: {},
    references: [],
    problems: [],
    unknown: [],
    body: { type: 'root', children: [{ type: 'text', value: 'formatted' }] },
  },
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('sends the task, and stops the worker and all timers after the result', async () => {
  const { worker, task, shown } = start()
  expect(worker.tasks).toEqual([task])
  worker.says(FORMATTING)
  worker.says(RESULT)
  expect(await shown).toMatchObject({ title: 'A', text: 'formatted' })
  expect([worker.isGone, vi.getTimerCount()]).toEqual([true, 0])
})

test('shows a text that takes too long as it is written, below the title of its frontmatter', async () => {
  const { worker, shown } = start('---\ntitle: B\ndraft: true\n---\n**Text**')
  worker.says(FORMATTING)
  vi.advanceTimersByTime(49)
  expect(worker.isGone).toBe(false)
  vi.advanceTimersByTime(1)
  expect(worker.isGone).toBe(true)
  expect(await shown).toMatchObject({
    title: 'B',
    facts: { draft: true },
    text: `${NOTE} formatting it took too long.**Text**`,
  })
})

test('waits for plugins on a slow network, and then restarts the deadline', async () => {
  const { worker, shown } = start()
  vi.advanceTimersByTime(29_000)
  worker.says(FORMATTING)
  vi.advanceTimersByTime(40)
  worker.says(LOADING)
  vi.advanceTimersByTime(29_000)
  worker.says(FORMATTING)
  vi.advanceTimersByTime(40)
  worker.says(RESULT)
  expect((await shown).text).toBe('formatted')
})

test.each([
  ['reports it', (worker: FakeWorker) => worker.says({ progress: 'failed' })],
  ['ends with an error', (worker: FakeWorker) => worker.dispatchEvent(new Event('error'))],
  ['sends an unreadable message', (worker: FakeWorker) => worker.dispatchEvent(new Event('messageerror'))],
])('shows the text as it is written when a worker fails and %s', async (_how, fail) => {
  const { worker, shown } = start()
  worker.says(FORMATTING)
  fail(worker)
  expect((await shown).text).toBe(`${NOTE} formatting it failed.**Text**`)
})

test('if no worker starts, formats a short text without one and shows a long text as it is written', async () => {
  for (const [text, expected] of [
    ['**Text**', 'Text'],
    ['word '.repeat(5_000), `${NOTE} this browser cannot format so long a text.`],
  ] as const) {
    const { worker, shown } = start(text)
    worker.dispatchEvent(new Event('error'))
    expect((await shown).text.slice(0, expected.length)).toBe(expected)
  }
  const startWorker = () => {
    throw new TypeError('This document requires TrustedScriptURL assignment.')
  }
  const { signal } = new AbortController()
  const { body } = await format({ text: '**Text**', places: PLACES }, { startWorker, signal })
  expect(toString(body)).toBe('Text')
})

test('ends the worker at once when the page is left', async () => {
  const leaving = new AbortController()
  const { worker, shown } = start('Text', leaving.signal)
  leaving.abort(new Error('left'))
  expect(worker.isGone).toBe(true)
  await expect(shown).rejects.toThrow('left')
  await expect(start('Text', AbortSignal.abort(new Error('left before'))).shown).rejects.toThrow(
    'left before',
  )
})
