import { expect, test } from 'vitest'
import { NO_PICTURES } from '#tests/support/markdown/checked-text.ts'
import { articleThreads } from './article-threads.ts'

/** A thread that returns its task, does not end, fails, or runs out of memory, depending on the text. */
const SCRIPT = `
  export default async ({ text }) => {
    if (text === 'broken') throw new Error('a bug')
    if (text === 'endless') for (;;);
    if (text === 'hungry') for (const all = []; ; ) all.push(new Array(100_000).fill(text))
    return { html: text }
  }`
const THREAD = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`)
const DATA = { entry: '', places: NO_PICTURES }
const file = (text: string) => ({ name: text, text, sha: '' })

test.each([
  { text: 'endless', reason: 'formatting it took too long', deadline: 2_000 },
  { text: 'hungry', reason: 'formatting it takes too much memory', deadline: 10_000 },
])(
  'says why it cannot format an $text text, and formats the next one',
  async ({ text, reason, deadline }) => {
    const { render, close } = articleThreads(THREAD, DATA, { deadline, memory: 20, size: 1 })
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
