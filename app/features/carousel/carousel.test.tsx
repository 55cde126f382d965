// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
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

afterEach(cleanup)

function press(key: string, change: Partial<KeyboardEvent> = {}, rtl = false) {
  const modifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }
  return stepOfKey({ ...modifiers, defaultPrevented: false, target: null, key, ...change }, () => rtl)
}

/** Renders three slides, `offset` px apart, and watches where the track is scrolled to. */
function showSlides(offset = 300) {
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
  Object.defineProperties(track, { clientWidth: { value: 300 }, scrollWidth: { value: 900 } })
  for (const [index, slide] of [...track.children].entries())
    Object.defineProperty(slide, 'offsetLeft', { value: index * offset })
  const scrollTo = vi.spyOn(track, 'scrollTo').mockImplementation(() => {})
  const button = (name: string) => screen.getByRole('button', { name })
  return { container, track, scrollTo, previous: button('previous'), next: button('next') }
}

test('[PROJ-3] → shows the next slide, ← the previous one, the other way round from right to left', () => {
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
  const { container, track, scrollTo } = showSlides()
  track.checkVisibility = () => true
  const dialog = container.appendChild(document.createElement('dialog'))
  dialog.setAttribute('open', '')
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  expect(scrollTo).not.toHaveBeenCalled()
  dialog.remove()
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  expect(scrollTo).toHaveBeenCalledOnce()
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

test('the ticks of the slides in sight are lit', () => {
  const { container, track } = showSlides()
  Object.defineProperty(track.children[0], 'clientWidth', { value: 280 })
  track.scrollLeft = 300
  fireEvent.scroll(track)
  const lit = [...container.querySelectorAll('.tick')].map((tick) => tick.hasAttribute('data-lit'))
  expect(lit).toEqual([false, true, false])
  expect(screen.getByText(/2 \/ 3/)).toBeDefined()
})

test('[PROJ-2] next scrolls to the next slide, and a second press to the one after it', () => {
  const { scrollTo, next } = showSlides()
  fireEvent.click(next)
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 300 })
  fireEvent.click(next)
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 600 })
})

test('[PROJ-2] from right to left, next scrolls to a negative position', () => {
  const { track, scrollTo, next } = showSlides(-300)
  track.style.direction = 'rtl'
  fireEvent.click(next)
  expect(scrollTo).toHaveBeenLastCalledWith({ left: -300 })
})
