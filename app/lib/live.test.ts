import { expect, test } from 'vitest'
import { failure } from '#article-host/answers/fault.ts'
import { type Live, type LiveEvent, liveReducer } from './live.ts'

const copy = { value: 'copy', takenAt: 10 }
const answer = { value: 'live', takenAt: 20 }
const unknown = { kind: 'unknown' } as const
const missing = { kind: 'missing' } as const

const loading: Live<string> = { status: 'loading', copy }
const ready: Live<string> = { status: 'ready', copy: answer }
const failed: Live<string> = { status: 'failed', copy, fault: unknown }
const gone: Live<string> = { status: 'failed', copy: null, fault: missing }
const called: LiveEvent<string> = { type: 'called' }
const answered: LiveEvent<string> = { type: 'answered', answer: { ok: true, value: 'live' }, answeredAt: 20 }
const failing = (fault: typeof unknown | typeof missing): LiveEvent<string> => {
  return { type: 'answered', answer: failure(fault), answeredAt: 20 }
}
const recalled = (takenAt: number): LiveEvent<string> => {
  return { type: 'recalled', copy: { value: 'own', takenAt } }
}

test('[SAVE-1] shows the initial copy during the live call', () => {
  expect(liveReducer({ status: 'ready', copy }, called)).toEqual(loading)
})

test('[LIST-2] [ART-2] [SAVE-2] a failed call ends loading and keeps the copy, also for the next attempt', () => {
  expect(liveReducer(loading, failing(unknown))).toEqual(failed)
  expect(liveReducer(failed, called)).toEqual(loading)
})

test('[SAVE-2] drops the copy of an article that is gone, and ignores one that is found later', () => {
  expect(liveReducer(loading, failing(missing))).toEqual(gone)
  expect(liveReducer(gone, recalled(30))).toBe(gone)
})

test('[SAVE-1] a cached copy replaces one that is not newer, because it may have more', () => {
  for (const state of [loading, failed]) {
    expect(liveReducer({ ...state, copy: null }, recalled(1)).copy?.value).toBe('own')
    expect(liveReducer(state, recalled(copy.takenAt)).copy?.value).toBe('own')
    expect(liveReducer(state, recalled(copy.takenAt - 1))).toBe(state)
  }
})

test('[ART-3] ignores answers that nothing waits for, and cached copies after the answer', () => {
  for (const state of [ready, failed, gone]) {
    expect(liveReducer(state, answered)).toBe(state)
    expect(liveReducer(state, failing(missing))).toBe(state)
  }
  expect(liveReducer(loading, called)).toBe(loading)
  expect(liveReducer(ready, recalled(30))).toBe(ready)
})
