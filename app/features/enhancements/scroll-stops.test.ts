import { expect, test } from 'vitest'
import { scrolls } from './scroll-stops.ts'

const fits = { scrollWidth: 600, clientWidth: 600, scrollHeight: 90, clientHeight: 90 }

test('a box scrolls when its content is wider or higher by more than rounding', () => {
  expect(scrolls(fits)).toBe(false)
  expect(scrolls({ ...fits, scrollWidth: 601, scrollHeight: 91 })).toBe(false)
  expect(scrolls({ ...fits, scrollWidth: 640 })).toBe(true)
  expect(scrolls({ ...fits, scrollHeight: 120 })).toBe(true)
})
