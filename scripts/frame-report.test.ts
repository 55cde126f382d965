import { expect, test } from 'vitest'
import { reportFrames, slowed, type TraceEvent } from './frame-report.ts'

/** A piece of work on a thread; times in ms. */
function work(name: string, at: number, lasts: number, ran = lasts): TraceEvent {
  return { name, ph: 'X', ts: at * 1_000, dur: lasts * 1_000, tdur: ran * 1_000, pid: 1, tid: 1 }
}

const report = (events: TraceEvent[], draws: number[] = []) =>
  reportFrames(
    events,
    draws.map((at) => work('DrawFrame', at, 0)),
    { from: 0, to: 100_000 },
  )

test('work inside other work counts once, for what it is', () => {
  const { each } = report([work('FunctionCall', 0, 20), work('Layout', 5, 8), work('Commit', 30, 1)])
  expect(each).toEqual({ script: 12, style: 0, layout: 8, paint: 0 })
})

test('a frame is what is worked between two hand-overs, and waiting for the compositor is no work', () => {
  const { made, middle, worst, longest } = report([
    work('RunTask', 0, 12),
    work('Paint', 1, 2),
    work('Commit', 3, 9),
    work('RunTask', 16, 40),
    work('UpdateLayoutTree', 17, 30),
    work('Commit', 50, 5),
    work('Paint', 60, 4),
    work('Commit', 65, 1),
  ])
  expect([made, middle, worst]).toEqual([3, 4, 30])
  expect(longest).toEqual({ ms: 35, clock: 40, from: 'style 30' })
})

test('time in which the thread did not run does not count', () => {
  expect(report([work('Paint', 0, 50, 3), work('Commit', 60, 1)]).worst).toBe(3)
})

test('a slower processor runs longer, and the clock stays the clock', () => {
  const task = slowed(work('RunTask', 0, 50, 3), 4)
  expect(report([task]).longest).toEqual({ ms: 12, clock: 50, from: 'other' })
})

test('frames are expected at 60 Hz, and late ones are told from very late ones', () => {
  const { expected, shown } = report([], [0, 16.7, 33.4, 66.8, 99])
  expect(expected).toBe(6)
  expect(shown).toEqual({ frames: 5, overFrame: 2, overLong: 0 })
  expect(report([], [0, 51]).shown).toEqual({ frames: 2, overFrame: 1, overLong: 1 })
})

test('what lies outside the stretch is none of it', () => {
  expect(report([work('Paint', 200, 50), work('Commit', 260, 1)], [150]).made).toBe(0)
})
