// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { callByHand, comeOnline, copy, fault, live } from '#tests/support/call-by-hand.ts'
import type { Answer, SourceFault } from '#github/fault.ts'
import { useLive } from './use-live.ts'

afterEach(cleanup)

test('the call knows whether the visitor asked for it', async () => {
  const asked: boolean[] = []
  const call = async (_: AbortSignal, isAsked: boolean): Promise<Answer<string>> => {
    asked.push(isAsked)
    return { ok: false, fault: { kind: 'unreachable' } }
  }
  const { result } = renderHook(() => useLive(call, { saved: null }))
  await act(async () => undefined)
  await act(async () => result.current.retry())
  await comeOnline()
  expect(asked).toEqual([false, true, false])
})

test('row 61: however often retry is pressed, one call is in flight', async () => {
  const { calls, call } = callByHand()
  const { result } = renderHook(() => useLive(call, { saved: copy }))
  const press = () => act(async () => Array.from({ length: 20 }, () => result.current.retry()))
  await press()
  expect(calls).toHaveLength(1)
  await calls[0]?.answer(fault('unknown'))
  await press()
  expect(calls).toHaveLength(2)
  expect(result.current.state).toEqual({ status: 'loading', saved: copy })
  await calls[1]?.answer(live('text'))
  expect(result.current.state).toEqual({ status: 'ready', saved: copy, value: 'text' })
})

test.each(['offline', 'unreachable'] as const)(
  'row 22: a failure of the network (%s) is mended when it returns',
  async (kind) => {
    const { calls, call } = callByHand()
    const { result } = renderHook(() => useLive(call, { saved: null }))
    await comeOnline()
    expect(calls).toHaveLength(1)
    await calls[0]?.answer(fault(kind))
    await comeOnline()
    await comeOnline()
    expect(calls).toHaveLength(2)
    await calls[1]?.answer(live('text'))
    await comeOnline()
    expect([calls.length, result.current.state.status]).toEqual([2, 'ready'])
  },
)

test.each<SourceFault>([{ kind: 'rate-limited', retryAt: 1 }, { kind: 'unknown' }, { kind: 'missing' }])(
  'row 6, row 7: a host that has answered is not asked again by itself (%j)',
  async (answered) => {
    const { calls, call } = callByHand()
    renderHook(() => useLive(call, { saved: null }))
    await calls[0]?.answer({ ok: false, fault: answered })
    await comeOnline()
    expect(calls).toHaveLength(1)
  },
)
