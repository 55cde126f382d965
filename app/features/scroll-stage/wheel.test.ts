import { expect, test } from 'vitest'
import { LONG_PAGE, stageReducer, type Section } from './stage-reducer.ts'
import { reduceWheel, wheelPixels, type WheelMovement, type WheelSample } from './wheel.ts'

const still = { deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false, time: 0, canScroll: false }

/** Plain vertical events of these sizes, `gapMs` ms apart. */
function stream(sizes: number[], gapMs: number, change: Partial<WheelSample> = {}): WheelSample[] {
  return sizes.map((deltaY, index) => ({ ...still, ...change, deltaY, time: index * gapMs }))
}

/** The events of a stream that cause a step without the lock of the stage. */
function stepsOf(samples: WheelSample[]): { step: 1 | -1; time: number }[] {
  let movement: WheelMovement | null = null
  return samples.flatMap((sample) => {
    const next = reduceWheel(movement, sample)
    if (!next || next === movement) return []
    movement = next
    return next.causesStep ? { step: next.direction, time: sample.time } : []
  })
}

const directions = (samples: WheelSample[]) => stepsOf(samples).map(({ step }) => step)

/** The section of a stage after a stream. */
function play(samples: WheelSample[]): Section {
  const open = stageReducer(LONG_PAGE, { type: 'open', section: 'hero' })
  const steps = stepsOf(samples).map(
    ({ step, time }) => ({ type: 'step', via: 'wheel', step, time }) as const,
  )
  return steps.reduce(stageReducer, open).section
}

const decay = (count: number) => Array.from({ length: count }, (_, n) => 300 * 0.97 ** n)

test('[STAGE-2] a movement of 100 units steps, one of 99 does not', () => {
  expect(directions(stream([99], 0))).toEqual([])
  expect(directions(stream([99, 1], 16))).toEqual([1])
  expect(directions(stream([-60, -40], 16))).toEqual([-1])
})

test('[STAGE-6] small events add up, as long as they are less than 200 ms apart', () => {
  const tens = Array.from({ length: 10 }, () => 10)
  expect(directions(stream(tens, 199))).toEqual([1])
  expect(directions(stream(tens, 200))).toEqual([])
})

test('[STAGE-6] a change of direction begins a new movement', () => {
  expect(directions(stream([60, -60, 60, -60], 16))).toEqual([])
  expect(directions(stream([60, 60, -60, -60], 16))).toEqual([1, -1])
})

test('[STAGE-6] lines and pages are converted: three lines in Firefox are a notch', () => {
  expect(wheelPixels({ deltaY: 3, deltaMode: 1 })).toBe(120)
  expect(wheelPixels({ deltaY: -1, deltaMode: 2 })).toBe(-800)
  expect(directions(stream([3, 3], 1_050, { deltaMode: 1 }))).toEqual([1, 1])
  expect(directions(stream([1, 1], 16, { deltaMode: 1 }))).toEqual([])
})

test.each([
  ['decays for two seconds, far beyond the lock', decay(200)],
  ['falls through 200, 120 and 100 exactly', Array.from({ length: 150 }, (_, n) => 300 - 2 * n)],
  ['starts with the size of a notch', [100, 99, 100, 100, 120, 120]],
  ['has a stray event against it', decay(200).map((size, n) => (n === 80 ? -1 : size))],
])('[STAGE-6] inertia causes one step: it %s', (_, sizes) => {
  expect(directions(stream(sizes, 16))).toEqual([1])
  expect(play(stream(sizes, 16))).toBe('about')
})

test('[STAGE-6] fast notches inside the lock change nothing, the first one after it steps', () => {
  for (const size of [100, 120, 240]) {
    const notches = Array.from({ length: 22 }, () => size)
    expect(play(stream(notches.slice(0, 20), 50))).toBe('about')
    expect(play(stream(notches, 50))).toBe('projects')
  }
})

test('[STAGE-6] a movement inside the lock is used up: its inertia does not step later', () => {
  const first = { ...still, deltaY: 150, time: 0 }
  const second = stream(decay(120), 16).map((sample) => ({ ...sample, time: sample.time + 500 }))
  expect(play([first, ...second])).toBe('about')
})

test('[STAGE-6] after a pause of 200 ms the next movement steps again', () => {
  const again = stream(decay(60), 16).map((sample) => ({ ...sample, time: sample.time + 1_200 }))
  expect(play([...stream(decay(60), 16), ...again])).toBe('projects')
})

test('[STAGE-6] zooming, sideways movement and empty events are not part of any movement', () => {
  expect(directions([{ ...still, deltaY: 300, ctrlKey: true }])).toEqual([])
  expect(directions([{ ...still, deltaX: 301, deltaY: 300 }])).toEqual([])
  const before = reduceWheel(null, { ...still, deltaY: 60 })
  expect(reduceWheel(before, { ...still, deltaX: 5 })).toBe(before)
  expect(reduceWheel(before, { ...still, deltaY: 300, ctrlKey: true })).toBe(before)
})

test('[STAGE-7] a smooth movement that begins inside a section never steps', () => {
  for (const sizes of [decay(200), [7, 60, 60, 60]]) {
    const [first, ...others] = stream(sizes, 16)
    expect(directions([{ ...first!, canScroll: true }, ...others])).toEqual([])
  }
})

test('[STAGE-7] a smooth movement that begins at the edge steps, even if the section can scroll later', () => {
  const [begins, goesOn] = stream([60, 60], 16)
  expect(directions([begins!, { ...goesOn!, canScroll: true }])).toEqual([1])
})

test('[STAGE-7] each notch checks again whether the section can scroll', () => {
  const [notch, secondNotch, thirdNotch] = stream([120, 120, 120], 50)
  expect(
    directions([{ ...notch!, canScroll: true }, { ...secondNotch!, canScroll: true }, thirdNotch!]),
  ).toEqual([1])
  expect(reduceWheel(null, { ...notch!, canScroll: true })?.spentOn).toBe('scroll')
})
