import { toString } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { PLACES } from '#tests/support/markdown/markdown-elements.ts'
import { threadPool } from './thread-pool.ts'

/** A thread that returns its number and its task, does not end, or runs out of memory, as the text asks. */
const SCRIPT = `
  import { parentPort, threadId } from 'node:worker_threads'
  parentPort.on('message', ({ text }) => {
    if (text === 'endless') for (;;);
    if (text === 'hungry') for (const all = []; ; ) all.push(new Array(100_000).fill(text))
    parentPort.postMessage({ title: text, minutes: threadId })
  })`
const ENTRY = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`)

test('formats as many articles at the same time as it has threads, and uses each thread again', async () => {
  const { format, close } = threadPool(ENTRY, { size: 2 })
  const thread = async (text: string) => (await format({ text, places: PLACES })).minutes
  const threads = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(thread))
  expect(new Set(threads).size).toBe(2)
  await close()
})

test.each([
  ['endless', 'formatting it took too long'],
  ['hungry', 'formatting it failed'],
])(
  'shows an %s text as it is written, and formats the next one in a new thread',
  async (text, reason) => {
    const { format, close } = threadPool(ENTRY, { deadline: 5_000, memory: 20, size: 1 })
    const shown = toString((await format({ text, places: PLACES })).body)
    expect(shown).toBe(`This article is shown as plain text, because ${reason}.${text}`)
    expect(await format({ text: 'next', places: PLACES })).toMatchObject({ title: 'next' })
    await close()
  },
  30_000,
)
