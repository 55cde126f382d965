// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { canScroll, isCovered, lastDrawnScroll, scrollAreaAt } from './section-scroll.ts'
import { showSection } from './show-section.ts'

const taller = (px: number, scrollTop = 0) => ({ scrollTop, scrollHeight: 400 + px, clientHeight: 400 })
const atTop = taller(500)
const atBottom = taller(500, 500)

/** A stage whose hero and current section have these measures. */
function stageOf(hero: typeof atTop, section: typeof atTop) {
  const root = document.createElement('div')
  root.innerHTML = '<div><h1></h1></div><section data-current=""></section>'
  for (const [index, measures] of [hero, section].entries()) {
    const part = root.children[index] as HTMLElement
    part.style.overflowY = 'auto'
    for (const [name, value] of Object.entries(measures)) Object.defineProperty(part, name, { value })
  }
  document.body.replaceChildren(root)
  return root
}

test('[STAGE-7] an element can scroll up to its edges, give or take rounding errors', () => {
  expect([canScroll(atTop, 1), canScroll(atTop, -1)]).toEqual([true, false])
  expect([canScroll(atBottom, 1), canScroll(atBottom, -1)]).toEqual([false, true])
  expect([canScroll(taller(500, 499.2), 1), canScroll(taller(500, 498.5), 1)]).toEqual([false, true])
})

test('[STAGE-7] an overflow below 24 px never prevents a step', () => {
  expect([0, 8, 23.9, 24].map((px) => canScroll(taller(px), 1))).toEqual([false, false, false, true])
})

test('[STAGE-7] the part under the pointer scrolls first, then the current section, wherever the pointer is', () => {
  const root = stageOf(atTop, atTop)
  const [hero, section] = root.children
  const title = hero!.firstChild
  expect(scrollAreaAt(root, title, 1)).toBe(hero)
  for (const target of [section!, document.body, null]) expect(scrollAreaAt(root, target, 1)).toBe(section)
  expect(scrollAreaAt(root, title, -1)).toBeUndefined()
  const spent = stageOf(atBottom, atTop)
  expect(scrollAreaAt(spent, spent.querySelector('h1'), 1)).toBe(spent.lastChild)
})

test('[STAGE-7] the position that was drawn last counts, so that the notch that reaches an edge does not step', () => {
  document.body.innerHTML = '<div><section data-current=""></section></div>'
  const root = document.querySelector('div')!
  const current = document.querySelector('section')!
  const topOf = lastDrawnScroll(root, new AbortController().signal)
  current.scrollTop = 420
  current.dispatchEvent(new Event('scroll'))
  current.scrollTop = 500
  expect(topOf(current)).toBe(420)
})

test('[STAGE-7] a tall section shows its upper edge after a step down and its lower edge after a step up', () => {
  document.body.innerHTML = '<section id="about"></section><section id="skills"></section>'
  const about = document.getElementById('about')!
  Object.defineProperty(about, 'scrollHeight', { value: 900 })
  const topFrom = (from: 'hero' | 'skills') => {
    showSection({ section: 'about', from })()
    return about.scrollTop
  }
  expect([topFrom('hero'), topFrom('skills')]).toEqual([0, 900])
})

test('[STAGE-6] an open dialog covers the stage, and a pinch zoom makes fingers move the visible part', () => {
  expect(isCovered()).toBe(false)
  document.body.innerHTML = '<dialog open></dialog>'
  expect(isCovered()).toBe(true)
  document.body.innerHTML = ''
  vi.stubGlobal('visualViewport', { scale: 2 })
  expect(isCovered()).toBe(true)
})
