import { toString } from 'hast-util-to-string'
import { afterEach, expect, test, vi } from 'vitest'
import { formatArticle } from '#markdown/format-article.ts'
import { BASES } from '#tests/support/markdown/markdown-elements.ts'
import { format, type FormatMessage } from './format.ts'

/** A worker as a page sees it. */
class FakeWorker extends EventTarget {
  isGone = false
  postMessage = () => undefined
  terminate = () => {
    this.isGone = true
  }
  says = (data: FormatMessage) => this.dispatchEvent(new MessageEvent('message', { data }))
}

function start(text = '**Text**') {
  const worker = new FakeWorker()
  const startWorker = () => worker as unknown as Worker
  const formatted = format({ text, bases: BASES }, { startWorker, deadline: 50 })
  return { worker, shown: formatted.then(({ body, ...article }) => ({ ...article, text: toString(body) })) }
}

const NOTE = 'This article is shown as plain text, because'
const RESULT = await formatArticle('formatted', BASES)

afterEach(() => {
  vi.useRealTimers()
})

test('shows a text that takes too long as it is written, below the title of its frontmatter', async () => {
  const { worker, shown } = start('---\ntitle: B\ndraft: true\n---\n**Text**')
  worker.says('waiting')
  expect(await shown).toMatchObject({
    title: 'B',
    facts: { draft: true },
    text: `${NOTE} formatting it took too long.**Text**`,
  })
  expect(worker.isGone).toBe(true)
})

test('waits for a worker, and for what it loads, on a slow network', async () => {
  vi.useFakeTimers()
  const { worker, shown } = start()
  for (const ms of [60_000, 40, 40]) {
    vi.advanceTimersByTime(ms)
    worker.says('waiting')
  }
  worker.says(RESULT)
  expect((await shown).text).toBe('formatted')
  expect(vi.getTimerCount()).toBe(0)
})

test('shows the text as it is written where no worker can be started', async () => {
  const startWorker = () => {
    throw new TypeError('This document requires TrustedScriptURL assignment.')
  }
  const { body } = await format({ text: '**Text**', bases: BASES }, { startWorker })
  expect(toString(body)).toBe(`${NOTE} formatting it failed.**Text**`)
})

test('ends a worker whose script never arrives when the page stops waiting', async () => {
  const worker = new FakeWorker()
  const end = new AbortController()
  const formatted = format(
    { text: '**Text**', bases: BASES },
    { startWorker: () => worker as unknown as Worker, end: end.signal },
  )
  end.abort()
  await formatted
  expect(worker.isGone).toBe(true)
})
