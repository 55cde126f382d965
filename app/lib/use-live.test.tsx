// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, failure, type Fault } from '#article-host/answers/fault.ts'
import { type Copy, type Sources, useLive } from './live.ts'

const copy: Copy<string> = { value: 'copy', takenAt: null }
const live: Answer<string> = { ok: true, value: 'text' }

/** Sources whose calls and cached copies the test answers. */
function byHand({ initial = null, recall = async () => null }: Partial<Sources<string>> = {}) {
  const calls: { signal: AbortSignal; end: (answer: Answer<string> | Error) => Promise<void> }[] = []
  let recalls = 0
  const sources = (): Sources<string> => ({
    initial,
    read: (signal) =>
      new Promise((resolve, reject) => {
        const end = (answer: Answer<string> | Error) =>
          act(async () => (answer instanceof Error ? reject(answer) : resolve(answer)))
        calls.push({ signal, end })
      }),
    recall: () => {
      recalls += 1
      return recall()
    },
  })
  return { calls, recalls: () => recalls, sources }
}

const shown = ({ state }: ReturnType<typeof useLive<string>>) => [state.status, state.copy?.value]
const comeOnline = () => act(async () => window.dispatchEvent(new Event('online')))

test('[LIST-1] [ART-1] mounting makes one call and shows its answer', async () => {
  const { calls, recalls, sources } = byHand({ initial: 'copy' })
  const states: unknown[] = []
  const { result, rerender } = renderHook(() => {
    const current = useLive(sources)
    states.push(current.state.status)
    return current
  })
  rerender()
  expect(states[0]).toBe('ready')
  expect(shown(result.current)).toEqual(['loading', 'copy'])
  await calls[0]?.end(live)
  expect(shown(result.current)).toEqual(['ready', 'text'])
  expect([calls.length, recalls()]).toEqual([1, 0])
})

test('[LIST-2] [ART-2] loading ends even when the call throws', async () => {
  const { calls, sources } = byHand({ initial: 'copy' })
  const { result } = renderHook(() => useLive(sources))
  await calls[0]?.end(new Error('broken'))
  expect(result.current.state).toEqual({ status: 'failed', copy, fault: { kind: 'unknown' } })
})

test('row 61: twenty presses of Retry make one call', async () => {
  const { calls, sources } = byHand()
  const { result } = renderHook(() => useLive(sources))
  await calls[0]?.end(failure({ kind: 'unknown' }))
  // The first ten come before React renders, the others while the call runs.
  act(() => {
    for (let press = 0; press < 10; press += 1) result.current.retry()
  })
  for (let press = 0; press < 10; press += 1) act(() => result.current.retry())
  expect(calls).toHaveLength(2)
  await calls[1]?.end(live)
  expect(shown(result.current)).toEqual(['ready', 'text'])
})

test.each<[Fault, number]>([
  [{ kind: 'offline' }, 2],
  [{ kind: 'unreachable' }, 2],
  [{ kind: 'rate-limited', retryAt: 1 }, 1],
  [{ kind: 'unknown' }, 1],
  [{ kind: 'missing' }, 1],
])(
  'row 6, row 7, row 22: calls again online after a fault of the network, not of the host (%j)',
  async (fault, made) => {
    const { calls, sources } = byHand()
    const { result } = renderHook(() => useLive(sources))
    await comeOnline()
    expect(calls).toHaveLength(1)
    await calls[0]?.end(failure(fault))
    await comeOnline()
    await comeOnline()
    expect(calls).toHaveLength(made)
    await calls[1]?.end(live)
    await comeOnline()
    expect([calls.length, result.current.state.status]).toEqual([made, made === 2 ? 'ready' : 'failed'])
  },
)

test('[ART-3] row 57, row 58, row 59: unmounting aborts the call and ignores late answers', async () => {
  const { calls, sources } = byHand({ recall: async () => copy })
  const { result, unmount } = renderHook(() => useLive(sources))
  unmount()
  expect(calls[0]?.signal.aborted).toBe(true)
  await calls[0]?.end(live)
  await comeOnline()
  expect(shown(result.current)).toEqual(['loading', undefined])
  expect(calls).toHaveLength(1)
})
