// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { markVisitFromTop } from './mark-visit-from-top.ts'

const { documentElement: root } = document

afterEach(() => {
  delete root.dataset.fromTop
  location.hash = ''
})

/** Whether a visit is marked. `type` is the browser's type of navigation. */
function isMarked(type: string, fragment = '') {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])
  location.hash = fragment
  // Only the source text, as in a document.
  // oxlint-disable-next-line no-implied-eval, no-new-func
  new Function(`(${markVisitFromTop.toString()})()`)()
  return root.dataset.fromTop !== undefined
}

test('marks a visit that begins at the top', () => {
  expect(isMarked('navigate')).toBe(true)
})

test.each([
  ['a reload', 'reload', ''],
  ['Back', 'back_forward', ''],
  ['the address of a section', 'navigate', '#details'],
])('does not mark %s', (_, type, fragment) => {
  expect(isMarked(type, fragment)).toBe(false)
})
