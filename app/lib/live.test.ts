import { expect, test } from 'vitest'
import { type Live, type LiveEvent, liveReducer, shownIn } from './live.ts'

const saved = { value: 'copy', takenAt: 1 }
const unknown = { kind: 'unknown' } as const
const missing = { kind: 'missing' } as const

const resting: Live<string> = { status: 'resting', saved }
const loading: Live<string> = { status: 'loading', saved }
const ready: Live<string> = { status: 'ready', saved, value: 'live' }
const failed: Live<string> = { status: 'failed', saved, fault: unknown }
const called: LiveEvent<string> = { type: 'called' }

test('[SAVE-1] a saved copy is shown before and while the live call runs', () => {
  expect(shownIn(resting)).toBe('copy')
  expect(liveReducer(resting, called)).toEqual(loading)
  expect(shownIn(loading)).toBe('copy')
})

test('[SAVE-1] what the call brought replaces the copy', () => {
  expect(shownIn(liveReducer(loading, { type: 'answered', value: 'live' }))).toBe('live')
})

test('[LIST-2] [ART-2] loading ends with success and with failure', () => {
  expect(liveReducer(loading, { type: 'answered', value: '' })).toEqual({ status: 'ready', saved, value: '' })
  expect(liveReducer(loading, { type: 'failed', fault: unknown })).toEqual(failed)
})

test('[SAVE-2] a failure leaves the copy where it is', () => {
  expect(shownIn(failed)).toBe('copy')
  expect(liveReducer(failed, called)).toEqual(loading)
})

test('[SAVE-2] an article that is gone has no copy, found before or after', () => {
  const gone = liveReducer(loading, { type: 'failed', fault: missing })
  expect(gone).toEqual({ status: 'failed', saved: null, fault: missing })
  expect(liveReducer(gone, { type: 'savedFound', saved })).toBe(gone)
})

test('[SAVE-2] a failure drops a copy that is older than when its article was found to be gone', () => {
  const after = (goneAt: number) => liveReducer(loading, { type: 'failed', fault: unknown, goneAt })
  expect(after(saved.takenAt)).toEqual({ ...failed, saved: null })
  expect(after(saved.takenAt - 1)).toEqual(failed)
})

test('[SAVE-1] a copy that is found later shows until the live answer is there', () => {
  const waiting: Live<string> = { status: 'loading', saved: null }
  expect(shownIn(waiting)).toBe(null)
  expect(liveReducer(waiting, { type: 'savedFound', saved })).toEqual(loading)
  expect(liveReducer({ ...failed, saved: null }, { type: 'savedFound', saved })).toEqual(failed)
  expect(shownIn(liveReducer({ ...ready, saved: null }, { type: 'savedFound', saved }))).toBe('live')
})

test('[SAVE-1] a copy gives way to a newer one, and to no other', () => {
  const newer = { value: 'newer copy', takenAt: 2 }
  expect(shownIn(liveReducer(loading, { type: 'savedFound', saved: newer }))).toBe('newer copy')
  expect(shownIn(liveReducer(failed, { type: 'savedFound', saved: newer }))).toBe('newer copy')
  expect(shownIn(liveReducer(ready, { type: 'savedFound', saved: newer }))).toBe('live')
  const older = { value: 'older copy', takenAt: 0 }
  expect(liveReducer(loading, { type: 'savedFound', saved: older })).toBe(loading)
})

test('when nothing happened the same object comes back', () => {
  for (const state of [loading, ready]) expect(liveReducer(state, called)).toBe(state)
  for (const state of [resting, loading, ready, failed])
    expect(liveReducer(state, { type: 'savedFound', saved: { ...saved } })).toBe(state)
  for (const state of [resting, ready, failed]) {
    expect(liveReducer(state, { type: 'answered', value: 'late' })).toBe(state)
    expect(liveReducer(state, { type: 'failed', fault: missing })).toBe(state)
  }
})
