// @vitest-environment happy-dom
import { act, cleanup, render, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { callByHand, comeOnline, copy, fault, live, type Pending } from '#tests/support/call-by-hand.ts'
import type { Saved } from './live.ts'
import type { Answer } from '#github/fault.ts'
import { useLive } from './use-live.ts'

afterEach(cleanup)

function Article({
  name,
  call,
}: {
  name: string
  call: (name: string, signal: AbortSignal) => Promise<Answer<string>>
}) {
  const { state } = useLive((signal) => call(name, signal), { saved: null })
  return state.status === 'ready' ? state.value : `${name} ${state.status}`
}

function articlesByHand() {
  const made: { name: string; pending: Pending }[] = []
  const call = (name: string, signal: AbortSignal) => {
    const byHand = callByHand()
    const answer = byHand.call(signal)
    made.push(...byHand.calls.map((pending) => ({ name, pending })))
    return answer
  }
  return { made, page: (name: string) => <Article key={name} name={name} call={call} /> }
}

test.each([live('text of A'), fault('missing')])(
  '[ART-3] row 57: a late answer for A never shows under B',
  async (late) => {
    const { made, page } = articlesByHand()
    const { container, rerender } = render(page('A'))
    rerender(page('B'))
    await made[0]?.pending.answer(late)
    expect(container.textContent).toBe('B loading')
    await made[1]?.pending.answer(live('text of B'))
    expect(container.textContent).toBe('text of B')
  },
)

test('[ART-1] [ART-3] row 58: from A to B and back is three calls, and two of them are dropped in silence', async () => {
  const { made, page } = articlesByHand()
  const { container, rerender } = render(page('A'))
  rerender(page('B'))
  rerender(page('A'))
  expect(made.map(({ name, pending }) => [name, pending.signal.aborted])).toEqual([
    ['A', true],
    ['B', true],
    ['A', false],
  ])
  await made[0]?.pending.answer(fault('unreachable'))
  await made[1]?.pending.answer(fault('unreachable'))
  expect(container.textContent).toBe('A loading')
  await made[2]?.pending.answer(live('text of A'))
  expect(container.textContent).toBe('text of A')
})

test('row 59: leaving drops the call and the search; what comes late is not shown', async () => {
  const { calls, call } = callByHand()
  const searches: AbortSignal[] = []
  const findSaved = async (signal: AbortSignal) => {
    searches.push(signal)
    return null
  }
  const { result, unmount } = renderHook(() => useLive(call, { saved: null, findSaved }))
  unmount()
  expect([calls[0]?.signal.aborted, searches[0]?.aborted]).toEqual([true, true])
  await calls[0]?.answer(live('late'))
  expect(result.current.state).toEqual({ status: 'loading', saved: null })
})

test('a copy that is found after the visitor has left reaches nobody', async () => {
  const { call } = callByHand()
  let find: (saved: Saved<string>) => void = () => undefined
  const states: unknown[] = []
  const findSaved = () => new Promise<Saved<string>>((resolve) => (find = resolve))
  const { unmount } = renderHook(() => states.push(useLive(call, { saved: null, findSaved }).state))
  unmount()
  const before = states.length
  await act(async () => find(copy))
  expect(states).toHaveLength(before)
})

test('after leaving, the network may come and go', async () => {
  const { calls, call } = callByHand()
  const { unmount } = renderHook(() => useLive(call, { saved: null }))
  await calls[0]?.answer(fault('offline'))
  unmount()
  await comeOnline()
  expect(calls).toHaveLength(1)
})
