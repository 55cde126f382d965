import { expect, test } from 'vitest'
import type { LiveEvent } from './live.ts'
import { createLiveCall } from './live-call.ts'
import type { Answer } from '#github/fault.ts'

/** A call with its open answers, and what it reported. */
function callByHand() {
  const open: ((answer: Answer<string>) => void)[] = []
  const reported: LiveEvent<string>[] = []
  const call = createLiveCall<string>(
    () => new Promise((resolve) => open.push(resolve)),
    (event) => reported.push(event),
  )
  async function answer(index: number, value: string) {
    open[index]?.({ ok: true, value })
    await Promise.resolve().then(() => undefined)
  }
  return { call, open, reported, answer }
}

test('a call reports that it was made, and what came of it', async () => {
  const { call, reported, answer } = callByHand()
  call.start()
  await answer(0, 'text')
  expect(reported).toEqual([{ type: 'called' }, { type: 'answered', value: 'text' }])
})

test('[ART-3] after a stop nothing more is reported, and the answer of the next call is not mixed up', async () => {
  const { call, reported, answer } = callByHand()
  call.start()
  call.stop()
  call.start()
  await answer(0, 'late')
  expect(reported).toEqual([{ type: 'called' }, { type: 'called' }])
  await answer(1, 'text')
  expect(reported.at(-1)).toEqual({ type: 'answered', value: 'text' })
})

test('row 61: a call that is under way is not made twice, one that has ended can be made again', async () => {
  const { call, open, answer } = callByHand()
  call.start()
  call.start()
  expect(open).toHaveLength(1)
  await answer(0, 'text')
  call.start()
  expect(open).toHaveLength(2)
})
