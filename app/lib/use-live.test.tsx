// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { StrictMode, Suspense, use } from 'react'
import { afterEach, expect, test } from 'vitest'
import { callByHand, copy, live } from '#tests/support/call-by-hand.ts'
import type { Saved } from './live.ts'
import { useLive } from './use-live.ts'

afterEach(cleanup)

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

test('a search for a copy that fails changes nothing', async () => {
  const { calls, call } = callByHand()
  const { result } = renderHook(() =>
    useLive(call, { saved: null, findSaved: () => Promise.reject(new Error('broken')) }),
  )
  await calls[0]?.answer(live('text'))
  expect(result.current.state).toEqual({ status: 'ready', saved: null, value: 'text' })
})

test('row 59: the double effect of StrictMode leaves one call that counts', async () => {
  const { calls, call } = callByHand()
  const { result } = renderHook(() => useLive(call, { saved: null }), { wrapper: StrictMode })
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
  await calls[1]?.answer(live('text'))
  expect(result.current.state.status).toBe('ready')
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
