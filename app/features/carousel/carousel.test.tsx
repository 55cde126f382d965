// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { stepOfKey } from './carousel-key.ts'
import {
  Carousel,
  CarouselNext,
  CarouselPosition,
  CarouselPrevious,
  CarouselSlides,
  CarouselTicks,
} from './carousel.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function press(key: string, change: Partial<KeyboardEvent> = {}, rtl = false) {
  const modifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }
  return stepOfKey({ ...modifiers, defaultPrevented: false, target: null, key, ...change }, () => rtl)
}

/**
 * Renders three slides and records which one is scrolled to. `see` sets the slides that are completely in sight; with `meet`, the
 * observer has met them but has not answered yet.
 */
function showSlides() {
  let observed: IntersectionObserverCallback = () => {}
  let queue: IntersectionObserverEntry[] = []
  const stub = class {
    constructor(callback: IntersectionObserverCallback) {
      observed = callback
    }
    observe() {}
    disconnect() {}
    takeRecords() {
      return queue.splice(0)
    }
  }
  vi.stubGlobal('IntersectionObserver', stub)
  const { container } = render(
    <Carousel label="Things" count={3}>
      <CarouselPrevious>previous</CarouselPrevious>
      <CarouselNext>next</CarouselNext>
      <CarouselPosition />
      <CarouselSlides>
        <li>one</li>
        <li>two</li>
        <li>three</li>
      </CarouselSlides>
      <CarouselTicks />
    </Carousel>,
  )
  const track = screen.getByRole('list')
  const asked: (string | null)[] = []
  for (const slide of track.children) slide.scrollIntoView = () => asked.push(slide.textContent)
  const meet = (...shares: number[]) => {
    const entries = shares.map((intersectionRatio, index) => ({
      intersectionRatio,
      target: track.children[index],
    }))
    queue = entries as IntersectionObserverEntry[]
  }
  const see = (...shares: number[]) => {
    meet(...shares)
    act(() => observed(queue.splice(0), {} as IntersectionObserver))
  }
  const button = (name: string) => screen.getByRole('button', { name })
  return { container, track, asked, meet, see, previous: button('previous'), next: button('next') }
}

test('[PROJ-3] → shows the next slide and ← the previous one, and the reverse from right to left', () => {
  expect([press('ArrowRight'), press('ArrowLeft')]).toEqual([1, -1])
  expect([press('ArrowRight', {}, true), press('ArrowLeft', {}, true)]).toEqual([-1, 1])
  for (const key of ['ArrowDown', 'ArrowUp', ' ', 'Home', 'a']) expect(press(key)).toBeNull()
})

test('[PROJ-3] ignores arrows with a modifier or in a field', () => {
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'defaultPrevented']) {
    expect(press('ArrowRight', { [modifier]: true })).toBeNull()
  }
  expect(press('ArrowRight', { target: document.createElement('input') })).toBeNull()
  expect(press('ArrowRight', { target: document.createElement('a') })).toBe(1)
})

test('[PROJ-3] keys scroll a visible carousel, but not behind an open dialog', () => {
  const { container, track, asked } = showSlides()
  track.checkVisibility = () => true
  const dialog = container.appendChild(document.createElement('dialog'))
  dialog.setAttribute('open', '')
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  expect(asked).toEqual([])
  dialog.remove()
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  expect(asked).toEqual(['two'])
})

test.each([
  ['CarouselSlides', <CarouselSlides key="s">x</CarouselSlides>],
  ['CarouselTicks', <CarouselTicks key="t" />],
  ['CarouselPosition', <CarouselPosition key="p" />],
  ['CarouselPrevious', <CarouselPrevious key="b" />],
  ['CarouselNext', <CarouselNext key="n" />],
])('[PROJ-5] <%s> outside a carousel throws an error that says so', (name, part) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(part)).toThrow(`<${name}> must be inside a <Carousel>.`)
})

test('the ticks of the slides in sight are lit, also between two slides', () => {
  const { container, see } = showSlides()
  const lit = () => [...container.querySelectorAll('.tick')].map((tick) => tick.hasAttribute('data-lit'))
  see(0.1, 0.99, 0)
  expect(lit()).toEqual([false, true, false])
  expect(screen.getByText(/2 \/ 3/)).toBeDefined()
  see(0, 0.6, 0.4)
  expect(lit()).toEqual([false, true, false])
})

test('[PROJ-2] next shows the next slide, a second press the one after it, and previous turns back on the way', () => {
  const { asked, see, previous, next } = showSlides()
  for (const button of [next, next]) fireEvent.click(button)
  see(0.5, 1, 0)
  fireEvent.click(previous)
  expect(asked).toEqual(['two', 'three', 'two'])
})

test('[PROJ-3] a press counts before the observer has answered the last one', () => {
  const { track, asked } = showSlides()
  track.checkVisibility = () => true
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
    fireEvent.keyDown(document.body, { key })
  expect(asked).toEqual(['two', 'one', 'two', 'three'])
})

test('[PROJ-3] a press after the end of a scroll counts before the observer has answered', () => {
  const { track, asked, meet } = showSlides()
  track.checkVisibility = () => true
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  meet(0, 1, 0)
  fireEvent(track, new Event('scrollend'))
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
  expect(asked).toEqual(['two', 'one'])
})

test('[PROJ-2] at the end, next does nothing and the first press of previous moves, also without a scrollend event', () => {
  const { asked, see, previous, next } = showSlides()
  see(1, 1, 0)
  fireEvent.click(next)
  // On the way, one slide is completely visible.
  see(0.5, 1, 0.5)
  fireEvent.click(next)
  see(0, 1, 1)
  fireEvent.click(next)
  fireEvent.click(previous)
  expect(asked).toEqual(['two', 'three', 'one'])
})

test('[PROJ-2] from right to left, ← shows the next slide', () => {
  const { track, asked } = showSlides()
  track.checkVisibility = () => true
  track.style.direction = 'rtl'
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
  expect(asked).toEqual(['two'])
})

test('[PROJ-2] if slides are wider than the track, the most visible one counts', () => {
  const { see } = showSlides()
  see(0.1, 0.75, 0)
  expect(screen.getByText(/2 \/ 3/)).toBeDefined()
  // Hidden with its section.
  see(0, 0, 0)
  expect(screen.getByText(/2 \/ 3/)).toBeDefined()
})

test('[PROJ-2] a press continues from where the visitor has scrolled to', () => {
  const { track, asked, see, next } = showSlides()
  fireEvent.click(next)
  see(0, 1, 0)
  fireEvent(track, new Event('scrollend'))
  fireEvent.click(next)
  expect(asked).toEqual(['two', 'three'])
})

test('[PROJ-2] previous is disabled at the first slide and next at the last, and the other one gets its focus', () => {
  const { asked, see, previous, next } = showSlides()
  const disabled = () => [previous, next].map((button) => (button as HTMLButtonElement).disabled)
  expect(disabled()).toEqual([true, false])
  next.focus()
  see(0, 0.5, 1)
  expect(disabled()).toEqual([false, true])
  expect(document.activeElement).toBe(previous)
  fireEvent.click(next)
  expect(asked).toEqual([])
})

test('hides the buttons when all slides are in sight', () => {
  const { container, see } = showSlides()
  see(1, 1, 1)
  expect(container.querySelector('[data-all]')).not.toBeNull()
})
