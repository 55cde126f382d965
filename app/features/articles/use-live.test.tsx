// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { StrictMode, Suspense, use } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Saved } from './live.ts'
import type { Answer, SourceFault } from './source-fault.ts'
import { useLive } from './use-live.ts'

afterEach(cleanup)

type Pending = {
  signal: AbortSignal
  answer: (answer: Answer<string>) => Promise<void>
  reject: () => Promise<void>
}

/** A call that is answered by hand, as often as it is made. */
function callByHand() {
  const calls: Pending[] = []
  const call = (signal: AbortSignal) =>
    new Promise<Answer<string>>((resolve, reject) => {
      calls.push({
        signal,
        answer: (answer) => act(async () => resolve(answer)),
        reject: () => act(async () => reject(new Error('broken'))),
      })
    })
  return { calls, call }
}

const copy: Saved<string> = { value: 'copy', takenAt: 1 }
const live = (value: string): Answer<string> => ({ ok: true, value })
const fault = (kind: Exclude<SourceFault['kind'], 'rate-limited'>): Answer<string> => ({
  ok: false,
  fault: { kind },
})
const comeOnline = () => act(async () => window.dispatchEvent(new Event('online')))

test('[LIST-1] [ART-1] mounting makes one call', async () => {
  const { calls, call } = callByHand()
  const { result, rerender } = renderHook(() => useLive(call, { saved: null }))
  rerender()
  expect(calls).toHaveLength(1)
  expect(result.current.state).toEqual({ status: 'loading', saved: null })
  await calls[0]?.answer(live('text'))
  expect(result.current.state).toEqual({ status: 'ready', saved: null, value: 'text' })
  expect(calls).toHaveLength(1)
})

test('[SAVE-1] before any script the page rests on its saved copy', () => {
  const seen: string[] = []
  const { call } = callByHand()
  renderHook(() => seen.push(useLive(call, { saved: copy }).state.status))
  expect(seen).toEqual(['resting', 'loading'])
})

test('[LIST-2] [ART-2] loading ends even when the call breaks', async () => {
  const { calls, call } = callByHand()
  const { result } = renderHook(() => useLive(call, { saved: copy }))
  await calls[0]?.reject()
  expect(result.current.state).toEqual({ status: 'failed', saved: copy, fault: { kind: 'unknown' } })
})

test('[SAVE-1] a copy is looked for beside the call, and shown when it is newer than the one that the page brought', async () => {
  const { call } = callByHand()
  const find = (saved: Saved<string>) => () => Promise.resolve(saved)
  const found = renderHook(() => useLive(call, { saved: null, findSaved: find(copy) }))
  await act(async () => undefined)
  expect(found.result.current.state).toEqual({ status: 'loading', saved: copy })
  const newer = { value: 'newer', takenAt: 2 }
  const brought = renderHook(() => useLive(call, { saved: copy, findSaved: find(newer) }))
  expect(brought.result.current.state.saved).toBe(copy)
  await act(async () => undefined)
  expect(brought.result.current.state.saved).toBe(newer)
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

test('a search for a copy that fails changes nothing', async () => {
  const { calls, call } = callByHand()
  const { result } = renderHook(() =>
    useLive(call, { saved: null, findSaved: () => Promise.reject(new Error('broken')) }),
  )
  await calls[0]?.answer(live('text'))
  expect(result.current.state).toEqual({ status: 'ready', saved: null, value: 'text' })
})

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

test('row 59: the double effect of StrictMode leaves one call that counts', async () => {
  const { calls, call } = callByHand()
  const { result } = renderHook(() => useLive(call, { saved: null }), { wrapper: StrictMode })
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
  await calls[1]?.answer(live('text'))
  expect(result.current.state.status).toBe('ready')
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

test('after leaving, the network may come and go', async () => {
  const { calls, call } = callByHand()
  const { unmount } = renderHook(() => useLive(call, { saved: null }))
  await calls[0]?.answer(fault('offline'))
  unmount()
  await comeOnline()
  expect(calls).toHaveLength(1)
})

test('row 46: what has come is shown when it is ready to be, and until then the page stays as it was', async () => {
  const { calls, call } = callByHand()
  let ready = () => {}
  const made = new Promise<void>((done) => (ready = done))
  // Stands for a text that takes long to make: only a transition keeps what was there before meanwhile.
  function LongText({ text }: { text: string }) {
    use(made)
    return <p>{text}</p>
  }
  function Page() {
    const { state } = useLive(call, { saved: copy })
    return state.status === 'ready' ? <LongText text={state.value} /> : <p>{state.saved?.value}</p>
  }
  render(
    <Suspense fallback="nothing">
      <Page />
    </Suspense>,
  )
  await calls[0]?.answer(live('text'))
  expect(document.body.textContent).toBe('copy')
  await act(async () => ready())
  expect(screen.getByText('text')).toBeTruthy()
})
