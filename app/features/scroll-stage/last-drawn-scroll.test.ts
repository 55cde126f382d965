// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { lastDrawnScroll } from './last-drawn-scroll.ts'
import type { Scene } from './stage-machine.ts'

function drawn() {
  const root = document.createElement('div')
  const section = root.appendChild(document.createElement('section'))
  const watching = new AbortController()
  let scene: Scene = 'about'
  const topOf = lastDrawnScroll(root, () => scene, watching.signal)
  const scrolledAndDrawn = (top: number) => {
    section.scrollTop = top
    section.dispatchEvent(new Event('scroll'))
  }
  return { section, topOf, scrolledAndDrawn, watching, show: (next: Scene) => (scene = next) }
}

test('[STAGE-7] a section counts as standing where it was last drawn, not where a wheel event has just put it', () => {
  const { section, topOf, scrolledAndDrawn } = drawn()
  section.scrollTop = 40
  expect(topOf(section)).toBe(40)
  scrolledAndDrawn(100)
  section.scrollTop = 220
  expect(topOf(section)).toBe(100)
  scrolledAndDrawn(220)
  expect(topOf(section)).toBe(220)
})

test('what was drawn at another stop is forgotten', () => {
  const { section, topOf, scrolledAndDrawn, show } = drawn()
  scrolledAndDrawn(100)
  show('projects')
  section.scrollTop = 0
  expect(topOf(section)).toBe(0)
})
