// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { canScroll, scrollAreaAt } from './section-scroll.ts'

/** An element whose box measures what layout would say. */
function box(overflowY: string, metrics: { scrollTop: number; scrollHeight: number; clientHeight: number }) {
  const element = document.createElement('div')
  element.style.overflowY = overflowY
  for (const [name, value] of Object.entries(metrics)) Object.defineProperty(element, name, { value })
  return element
}

const atTop = { scrollTop: 0, scrollHeight: 900, clientHeight: 400 }
const atBottom = { scrollTop: 500, scrollHeight: 900, clientHeight: 400 }
const fits = { scrollTop: 0, scrollHeight: 400, clientHeight: 400 }

/** stage > current > inner > leaf, all in the document. */
function nest(current: HTMLElement, inner: HTMLElement) {
  const [stage, leaf] = [document.createElement('div'), document.createElement('p')]
  inner.append(leaf)
  current.append(inner)
  stage.append(current)
  document.body.append(stage)
  return { stage, current, leaf }
}

test('[STAGE-7] a tall section can scroll away from its edge, and no further than its edge', () => {
  expect([canScroll(atTop, 1), canScroll(atTop, -1)]).toEqual([true, false])
  expect([canScroll(atBottom, 1), canScroll(atBottom, -1)]).toEqual([false, true])
  expect([canScroll(fits, 1), canScroll(fits, -1)]).toEqual([false, false])
})

test('[STAGE-7] a rounding error at the edge is not room to scroll', () => {
  expect(canScroll({ ...atBottom, scrollTop: 499.2 }, 1)).toBe(false)
  expect(canScroll({ ...atBottom, scrollTop: 498.5 }, 1)).toBe(true)
})

test('[STAGE-7] the nearest scroll container that has room takes the movement', () => {
  const inner = box('auto', atTop)
  const { stage, current, leaf } = nest(box('auto', atTop), inner)
  expect(scrollAreaAt(leaf, { stage, current, by: 1 })).toBe(inner)
  const spent = nest(box('auto', atTop), box('auto', atBottom))
  expect(scrollAreaAt(spent.leaf, { ...spent, by: 1 })).toBe(spent.current)
  const tall = nest(box('auto', atTop), box('visible', atTop))
  expect(scrollAreaAt(tall.leaf, { ...tall, by: 1 })).toBe(tall.current)
})

test('[STAGE-7] wherever the pointer is, the section on show scrolls before the stage steps', () => {
  const { stage, current } = nest(box('auto', atTop), box('visible', fits))
  expect(scrollAreaAt(document.body, { stage, current, by: 1 })).toBe(current)
  expect(scrollAreaAt(null, { stage, current, by: 1 })).toBe(current)
  expect(scrollAreaAt(document.body, { stage, current, by: -1 })).toBe(null)
})

test('what scrolls around the stage or outside it is not its own', () => {
  const outer = box('auto', atTop)
  const { stage, current, leaf } = nest(box('auto', fits), box('visible', fits))
  outer.append(stage)
  document.body.append(outer)
  expect(scrollAreaAt(leaf, { stage, current, by: 1 })).toBe(null)
  expect(scrollAreaAt(outer, { stage, current, by: 1 })).toBe(null)
})
