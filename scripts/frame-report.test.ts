import { expect, test } from 'vitest'
import { reportFrames, type TraceEvent } from './frame-report.ts'

/** Work on a thread; times in ms. */
function work(name: string, at: number, lasts: number, ran = lasts): TraceEvent {
  return { name, ph: 'X', ts: at * 1_000, dur: lasts * 1_000, tdur: ran * 1_000, pid: 1, tid: 1 }
}

const report = (events: TraceEvent[], draws: number[] = [], slower = 1) =>
  reportFrames(
    events,
    draws.map((at) => work('DrawFrame', at, 0)),
    { from: 0, to: 100_000, slower },
  )

test('counts nested work once, for the inner kind', () => {
  const events = [work('FunctionCall', 0, 20), work('Layout', 5, 8), work('Paint', 30, 1)]
  expect(report(events).work).toEqual({ script: 12, style: 0, layout: 8, paint: 1 })
})

test('counts the time in which the thread was running, as on a slower processor', () => {
  const tasks = [work('RunTask', 0, 90, 10), work('RunTask', 90, 1)]
  expect(report(tasks, [], 5)).toMatchObject({ longest: 50, blocking: 1 })
})

test('counts frames that come late', () => {
  expect(report([], [0, 16.7, 33.4, 66.8, 99])).toMatchObject({ frames: 5, late: 2 })
})

test('ignores everything outside the movement', () => {
  expect(report([work('RunTask', 200, 50)], [150])).toMatchObject({ frames: 0, longest: 0 })
})
