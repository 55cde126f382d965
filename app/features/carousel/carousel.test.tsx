// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { stepOfKey } from './carousel-key.ts'
import { Carousel, CarouselNext, CarouselPosition, CarouselPrevious, CarouselSlides } from './carousel.tsx'

afterEach(cleanup)

function press(key: string, change: Partial<KeyboardEvent> = {}, rtl = false) {
  const none = {
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    defaultPrevented: false,
    target: null,
  }
  return stepOfKey({ ...none, key, ...change }, () => rtl)
}

test('[PROJ-3] → goes on, ← goes back, and no other key does anything', () => {
  expect(press('ArrowRight')).toBe(1)
  expect(press('ArrowLeft')).toBe(-1)
  for (const key of ['ArrowDown', 'ArrowUp', ' ', 'Home', 'a']) expect(press(key)).toBeNull()
})

test('[PROJ-3] with a modifier, or aimed at a field, the arrows are left alone', () => {
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'defaultPrevented']) {
    expect(press('ArrowRight', { [modifier]: true })).toBeNull()
  }
  expect(press('ArrowRight', { target: document.createElement('input') })).toBeNull()
  expect(press('ArrowRight', { target: document.createElement('a') })).toBe(1)
})

test('a key that is no arrow makes the page compute no styles', () => {
  render(
    <Carousel label="Things" count={1}>
      <CarouselSlides>
        <li>one</li>
      </CarouselSlides>
    </Carousel>,
  )
  const computed = vi.spyOn(window, 'getComputedStyle')
  fireEvent.keyDown(document.body, { key: 'PageDown' })
  expect(computed).not.toHaveBeenCalled()
  computed.mockRestore()
})

test('[PROJ-3] the keys scroll it while it is on show, and not behind an open dialog', () => {
  const { container } = render(
    <Carousel label="Things" count={2}>
      <CarouselSlides>
        <li>one</li>
        <li>two</li>
      </CarouselSlides>
    </Carousel>,
  )
  const track = screen.getByRole('list')
  track.checkVisibility = () => true
  const scrollTo = vi.spyOn(track, 'scrollTo').mockImplementation(() => {})
  const dialog = container.appendChild(document.createElement('dialog'))
  dialog.setAttribute('open', '')
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  expect(scrollTo).not.toHaveBeenCalled()
  dialog.remove()
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  expect(scrollTo).toHaveBeenCalledOnce()
})

test('[PROJ-3] where slides run from right to left, ← goes on', () => {
  expect(press('ArrowLeft', {}, true)).toBe(1)
  expect(press('ArrowRight', {}, true)).toBe(-1)
})

for (const [name, part] of [
  ['CarouselSlides', <CarouselSlides key="s">x</CarouselSlides>],
  ['CarouselPosition', <CarouselPosition key="p" />],
  ['CarouselPrevious', <CarouselPrevious key="b" />],
  ['CarouselNext', <CarouselNext key="n" />],
] as const) {
  test(`[PROJ-5] <${name}> outside a carousel says what is wrong`, () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(part)).toThrow(`<${name}> has to stand inside a <Carousel>.`)
  })
}

test('[PROJ-2] before anything is measured, previous is disabled and next is not', () => {
  render(
    <Carousel label="Things" count={3}>
      <CarouselPrevious />
      <CarouselNext />
      <CarouselPosition />
      <CarouselSlides>
        <li>one</li>
      </CarouselSlides>
    </Carousel>,
  )
  expect(screen.getByRole('button', { name: 'Previous slide' }).hasAttribute('disabled')).toBe(true)
  expect(screen.getByRole('button', { name: 'Next slide' }).hasAttribute('disabled')).toBe(false)
  expect(screen.getByText(/1 \/ 3/)).toBeDefined()
})

test('[PROJ-2] next scrolls to the following slide', () => {
  render(
    <Carousel label="Things" count={3}>
      <CarouselNext />
      <CarouselSlides>
        <li>one</li>
        <li>two</li>
        <li>three</li>
      </CarouselSlides>
    </Carousel>,
  )
  const track = screen.getByRole('list')
  Object.defineProperties(track, { clientWidth: { value: 300 }, scrollWidth: { value: 900 } })
  for (const [index, slide] of [...track.children].entries())
    Object.defineProperty(slide, 'offsetLeft', { value: index * 300 })
  const scrollTo = vi.spyOn(track, 'scrollTo').mockImplementation(() => {})
  const next = screen.getByRole('button', { name: 'Next slide' })
  fireEvent.click(next)
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 300 })
  // A second press on the way goes on from there.
  fireEvent.click(next)
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 600 })
})

test('[PROJ-2] from right to left the track scrolls to negative positions, and next still goes on', () => {
  render(
    <Carousel label="Things" count={3}>
      <CarouselNext />
      <CarouselSlides>
        <li>one</li>
        <li>two</li>
        <li>three</li>
      </CarouselSlides>
    </Carousel>,
  )
  const track = screen.getByRole('list')
  track.style.direction = 'rtl'
  Object.defineProperties(track, { clientWidth: { value: 300 }, scrollWidth: { value: 900 } })
  for (const [index, slide] of [...track.children].entries())
    Object.defineProperty(slide, 'offsetLeft', { value: index * -300 })
  const scrollTo = vi.spyOn(track, 'scrollTo').mockImplementation(() => {})
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }))
  expect(scrollTo).toHaveBeenLastCalledWith({ left: -300 })
})
