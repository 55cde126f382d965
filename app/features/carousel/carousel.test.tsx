// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CarouselArrow, CarouselPosition, CarouselSlides } from './carousel.tsx'
import { slideAfterPress, slidesAfterScroll, slidesInSight, stepOfKey } from './use-track.ts'

function press(key: string, change: Partial<KeyboardEvent> = {}, rtl = false) {
  const modifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }
  const event = { ...modifiers, defaultPrevented: false, target: null, key, ...change } as KeyboardEvent
  return stepOfKey(event, rtl)
}

test('[PROJ-3] → shows the next slide and ← the previous one, and the reverse from right to left', () => {
  expect([press('ArrowRight'), press('ArrowLeft')]).toEqual([1, -1])
  expect([press('ArrowRight', {}, true), press('ArrowLeft', {}, true)]).toEqual([-1, 1])
  for (const key of ['ArrowDown', 'ArrowUp', ' ', 'Home', 'a']) expect(press(key)).toBeNull()
})

test('[PROJ-3] ignores arrows with a modifier or in a field', () => {
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'defaultPrevented'])
    expect(press('ArrowRight', { [modifier]: true })).toBeNull()
  expect(press('ArrowRight', { target: document.createElement('input') })).toBeNull()
  expect(press('ArrowRight', { target: document.createElement('a') })).toBe(1)
})

test.each([
  ['CarouselSlides', <CarouselSlides key="s">x</CarouselSlides>],
  ['CarouselPosition', <CarouselPosition key="p" />],
  ['CarouselArrow', <CarouselArrow key="a" step={1} />],
])('[PROJ-5] <%s> outside a carousel throws an error that says so', (name, part) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(part)).toThrow(`<${name}> must be inside a <Carousel>.`)
})

test.each([
  ['all that are complete', { shares: [0.1, 0.99, 1], expected: { first: 1, last: 2 } }],
  ['the most visible one if none is complete', { shares: [0.1, 0.75, 0.4], expected: { first: 1, last: 1 } }],
  ['none in a hidden section', { shares: [0, 0, 0], expected: null }],
])('[PROJ-2] of the slides in sight, %s count', (_, { shares, expected }) => {
  expect(slidesInSight(shares)).toEqual(expected)
})

test.each([
  ['from the slide in sight', { step: 1, first: 0, last: 0, target: null, expected: 1 }],
  ['from the end of the running scroll', { step: 1, first: 0, last: 0, target: 1, expected: 2 }],
  ['back on the way', { step: -1, first: 0, last: 0, target: 1, expected: 0 }],
  ['nowhere at the first slide', { step: -1, first: 0, last: 0, target: null, expected: null }],
  ['nowhere at the last one', { step: 1, first: 2, last: 2, target: null, expected: null }],
  ['to the last but one if two are in sight', { step: 1, first: 0, last: 1, target: null, expected: 1 }],
  ['nowhere if the last two are in sight', { step: 1, first: 1, last: 2, target: 1, expected: null }],
] as const)(
  '[PROJ-2] [PROJ-3] of three slides, a press leads %s',
  (_, { step, first, last, target, expected }) => {
    expect(slideAfterPress(step, { first, last }, target, 3)).toBe(expected)
  },
)

test('[PROJ-2] after a scroll, as many slides are in sight as before, and none beyond the last', () => {
  expect(slidesAfterScroll(3, { first: 0, last: 1 }, 9)).toEqual({ first: 3, last: 4 })
  expect(slidesAfterScroll(8, { first: 0, last: 1 }, 9)).toEqual({ first: 7, last: 8 })
  expect(slidesAfterScroll(8, { first: 2, last: 2 }, 9)).toEqual({ first: 8, last: 8 })
})
