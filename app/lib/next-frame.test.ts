import { beforeEach, expect, test, vi } from 'vitest'
import { FRAME_DEADLINE_MS, inNextFrame, inNextFrames, oncePerFrame } from './next-frame.ts'

let frames: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  frames = []
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work))
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => {
    frames[frame - 1] = () => {}
  })
  return () => vi.useRealTimers()
})

const drawFrame = () => frames.splice(0).forEach((work) => work())

test('work runs once in the next frame, or without a frame after the deadline', () => {
  const work = vi.fn<() => void>()
  inNextFrame(work)
  drawFrame()
  vi.advanceTimersByTime(2 * FRAME_DEADLINE_MS)
  expect(work).toHaveBeenCalledTimes(1)

  inNextFrame(work)
  vi.advanceTimersByTime(FRAME_DEADLINE_MS)
  expect(work).toHaveBeenCalledTimes(2)
  drawFrame()
  expect(work).toHaveBeenCalledTimes(2)

  inNextFrame(work)()
  drawFrame()
  vi.advanceTimersByTime(FRAME_DEADLINE_MS)
  expect(work).toHaveBeenCalledTimes(2)
})

test('each work has a frame of its own, and the rest can be cancelled', () => {
  const done: string[] = []
  const cancel = inNextFrames(['first', 'second', 'third'].map((name) => () => void done.push(name)))
  expect(done).toEqual([])
  drawFrame()
  expect(done).toEqual(['first'])
  drawFrame()
  expect(done).toEqual(['first', 'second'])
  cancel()
  drawFrame()
  vi.advanceTimersByTime(2 * FRAME_DEADLINE_MS)
  expect(done).toEqual(['first', 'second'])
})

test('of many calls before a frame, one runs; calls that never stop do not postpone the deadline', () => {
  const work = vi.fn<() => void>()
  const later = oncePerFrame(work)
  for (let call = 0; call < 10; call += 1) {
    later()
    vi.advanceTimersByTime(FRAME_DEADLINE_MS / 5)
  }
  expect(work).toHaveBeenCalledTimes(2)
  later()
  drawFrame()
  expect(work).toHaveBeenCalledTimes(3)
})
