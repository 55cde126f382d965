// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { happen, key, open, regions, swipe, wheel } from './stage-driver.tsx'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

test('[STAGE-7] a tall section is met at its upper edge from above and at its lower edge from below', () => {
  open('/#about')
  const projects = document.getElementById('projects')
  Object.defineProperty(projects, 'scrollHeight', { value: 900 })
  wheel(120, 1_000)
  expect(projects?.scrollTop).toBe(0)
  wheel(120, 3_000)
  wheel(-120, 5_000)
  expect(regions()).toEqual(['projects'])
  expect(projects?.scrollTop).toBe(900)
})

test('the hero is met at its top, from below too', () => {
  open('/#about')
  const intro = document.getElementById('intro')
  Object.defineProperty(intro, 'scrollHeight', { value: 900 })
  wheel(-120, 1_000)
  expect(document.querySelector('[data-current]')).toBe(intro)
  expect(intro?.scrollTop).toBe(0)
})

/** Opens about in a window of 400 px, where it is 900 px high. */
function openTallAbout() {
  open('/#about')
  const about = document.getElementById('about') ?? document.body
  about.style.overflowY = 'auto'
  Object.defineProperty(about, 'scrollHeight', { value: 900 })
  Object.defineProperty(about, 'clientHeight', { value: 400 })
  const scrollBy = vi.spyOn(about, 'scrollBy').mockImplementation(() => {})
  return { about, scrollBy }
}

test('[STAGE-7] a key scrolls a tall section first, and steps from its edge unless it is held down', () => {
  const { about, scrollBy } = openTallAbout()
  key('ArrowDown', 1_000)
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 40, behavior: 'instant' })
  expect(regions()).toEqual(['about'])
  about.scrollTop = 500
  const held = new KeyboardEvent('keydown', { key: 'ArrowDown', repeat: true, bubbles: true })
  happen(held, 2_000)
  expect(regions()).toEqual(['about'])
  key('ArrowDown', 3_000)
  expect(regions()).toEqual(['projects'])
})

test('[STAGE-7] a wheel over the rest of the page scrolls the tall section on show', () => {
  const { about, scrollBy } = openTallAbout()
  wheel(60, 1_000)
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 60, behavior: 'instant' })
  happen(new WheelEvent('wheel', { deltaY: 60, bubbles: true }), 2_000, about)
  expect(scrollBy).toHaveBeenCalledOnce()
})

test('[STAGE-7] the notch that brings a section to its edge does not step, the next one does', () => {
  const { about } = openTallAbout()
  about.scrollTop = 420
  act(() => void about.dispatchEvent(new Event('scroll')))
  about.scrollTop = 500
  wheel(120, 1_000)
  expect(regions()).toEqual(['about'])
  act(() => void about.dispatchEvent(new Event('scroll')))
  wheel(120, 1_500)
  expect(regions()).toEqual(['projects'])
})

test('what something else has already taken does not step, and what the stage takes the browser leaves', () => {
  open('/')
  const taken = new WheelEvent('wheel', { deltaY: 120, bubbles: true, cancelable: true })
  taken.preventDefault()
  happen(taken, 1_000)
  expect(regions()).toEqual([])
  const press = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })
  happen(press, 1_000)
  expect(press.defaultPrevented).toBe(true)
  const left = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true })
  happen(left, 3_000)
  expect(left.defaultPrevented).toBe(false)
})

test('[STAGE-6] a page that is pinched larger, or that a dialog covers, does not step', () => {
  open('/')
  vi.stubGlobal('visualViewport', { scale: 2 })
  wheel(120, 1_000)
  swipe(400, 100, 1_000)
  expect(regions()).toEqual([])
  vi.unstubAllGlobals()
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  wheel(120, 2_000)
  swipe(400, 100, 2_000)
  key('PageDown', 2_000)
  expect(regions()).toEqual([])
  dialog.remove()
  wheel(120, 3_000)
  expect(regions()).toEqual(['about'])
})

test('[STAGE-6] a gesture that ever had two fingers is a pinch', () => {
  open('/')
  const finger = (identifier: number, clientY: number) =>
    new Touch({ identifier, target: document.body, clientX: 100, clientY })
  const touch = (type: string, touches: Touch[], changedTouches: Touch[]) =>
    happen(new TouchEvent(type, { touches, changedTouches, bubbles: true }), 1_000)
  touch('touchstart', [finger(1, 400)], [finger(1, 400)])
  touch('touchstart', [finger(1, 400), finger(2, 500)], [finger(2, 500)])
  touch('touchend', [finger(2, 700)], [finger(1, 100)])
  touch('touchend', [], [finger(2, 100)])
  expect(regions()).toEqual([])
})
