// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { canScroll, lastDrawnScroll, scrollAreaAt, takesMovement } from './section-scroll.ts'
import { showSection } from './show-section.ts'

const atTop = { scrollTop: 0, scrollHeight: 900, clientHeight: 400 }
const atBottom = { scrollTop: 500, scrollHeight: 900, clientHeight: 400 }
const fits = { scrollTop: 0, scrollHeight: 400, clientHeight: 400 }

/** An element with these measures. */
function box(overflowY: string, measures: typeof atTop) {
  const element = document.createElement('div')
  element.style.overflowY = overflowY
  for (const [name, value] of Object.entries(measures)) Object.defineProperty(element, name, { value })
  return element
}

/** root > current > inner > leaf, all in the document. */
function nest(current: HTMLElement, inner: HTMLElement) {
  const root = document.body.appendChild(document.createElement('div'))
  const leaf = inner.appendChild(document.createElement('p'))
  current.dataset['current'] = ''
  current.append(inner)
  root.append(current)
  return { root, current, leaf }
}

test('[STAGE-7] an element can scroll up to its edges, give or take rounding errors', () => {
  expect([canScroll(atTop, 1), canScroll(atTop, -1)]).toEqual([true, false])
  expect([canScroll(atBottom, 1), canScroll(atBottom, -1)]).toEqual([false, true])
  expect([canScroll(fits, 1), canScroll(fits, -1)]).toEqual([false, false])
  expect(canScroll({ ...atBottom, scrollTop: 499.2 }, 1)).toBe(false)
  expect(canScroll({ ...atBottom, scrollTop: 498.5 }, 1)).toBe(true)
})

test('[STAGE-7] an overflow below 24 px never prevents a step', () => {
  const taller = (px: number) => ({ scrollTop: 0, scrollHeight: 400 + px, clientHeight: 400 })
  expect([8, 23.9, 24, 300].map((px) => takesMovement(taller(px), 1))).toEqual([false, false, true, true])
  expect(takesMovement({ ...taller(300), scrollTop: 300 }, 1)).toBe(false)
  const { root, leaf } = nest(box('auto', taller(23)), box('visible', fits))
  expect(scrollAreaAt(root, leaf, 1)).toBe(null)
})

test('[STAGE-7] the nearest scroll container with room takes the movement', () => {
  const inner = box('auto', atTop)
  const { root, leaf } = nest(box('auto', atTop), inner)
  expect(scrollAreaAt(root, leaf, 1)).toBe(inner)
  const spent = nest(box('auto', atTop), box('auto', atBottom))
  expect(scrollAreaAt(spent.root, spent.leaf, 1)).toBe(spent.current)
  const tall = nest(box('auto', atTop), box('visible', atTop))
  expect(scrollAreaAt(tall.root, tall.leaf, 1)).toBe(tall.current)
})

test('[STAGE-7] the current section scrolls first, wherever the pointer is', () => {
  const { root, current } = nest(box('auto', atTop), box('visible', fits))
  expect(scrollAreaAt(root, document.body, 1)).toBe(current)
  expect(scrollAreaAt(root, null, 1)).toBe(current)
  expect(scrollAreaAt(root, document.body, -1)).toBe(null)
})

test('[STAGE-7] the position that was drawn last counts, so that the notch that reaches an edge does not step', () => {
  const { root, current } = nest(document.createElement('div'), document.createElement('div'))
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
