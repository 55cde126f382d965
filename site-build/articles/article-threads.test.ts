import { expect, test } from 'vitest'
import { NO_PICTURES } from '#tests/support/markdown/checked-text.ts'
import { articleThreads } from './article-threads.ts'

/** A thread that returns its number and its task, does not end, fails, or runs out of memory, depending on the text. */
const SCRIPT = `
  import { threadId } from 'node:worker_threads'
  export default async ({ text }) => {
    if (text === 'broken') throw new Error('a bug')
    if (text === 'endless') for (;;);
    if (text === 'hungry') for (const all = []; ; ) all.push(new Array(100_000).fill(text))
    if (text === 'a' || text === 'b') await otherThread()
    return { html: text, threadId }
  }
  // Waits until both threads are at work.
  const otherThread = () => new Promise((resolve) => {
    const threads = new BroadcastChannel('threads')
    threads.onmessage = () => {
      threads.postMessage('here too')
      setImmediate(() => resolve(threads.close()))
    }
    threads.postMessage('here')
  })`
const THREAD = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`)
const DATA = { entry: '', places: NO_PICTURES }
type Result = { html: string; threadId: number }
const file = (text: string) => ({ name: text, text, sha: '' })

test('formats as many articles at the same time as it has threads, and uses each thread again', async () => {
  const { render, close } = articleThreads(THREAD, DATA, { size: 2 })
  const texts = ['a', 'b', 'c', 'd', 'e']
  const rendered = (await Promise.all(texts.map((text) => render(file(text))))) as unknown as Result[]
  expect(rendered.map(({ html }) => html)).toEqual(texts)
  expect(new Set(rendered.map(({ threadId }) => threadId)).size).toBe(2)
  await close()
})

test.each([
  ['endless', 'formatting it took too long'],
  ['hungry', 'formatting it takes too much memory'],
])(
  'says why it cannot format an %s text, and formats the next one',
  { timeout: 30_000 },
  async (text, reason) => {
    const { render, close } = articleThreads(THREAD, DATA, { deadline: 5_000, memory: 20, size: 1 })
    expect(await render(file(text))).toBe(reason)
    expect(await render(file('next'))).toMatchObject({ html: 'next' })
    await close()
  },
)

test('fails when the program in the thread fails, instead of publishing the text unformatted', async () => {
  const { render, close } = articleThreads(THREAD, DATA, { size: 1 })
  await expect(render(file('broken'))).rejects.toThrow('a bug')
  await close()
})
