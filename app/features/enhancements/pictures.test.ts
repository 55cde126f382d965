import { expect, test } from 'vitest'
import { isDrawing, isEnlargeable, widestFile } from './pictures.ts'

test.each([
  [
    'a photograph that is shown at a third of its size',
    { source: 'a.jpg', naturalWidth: 2_000, shownWidth: 672, windowWidth: 1_440, expected: true },
  ],
  [
    'one that is shown as large as it is',
    { source: 'a.jpg', naturalWidth: 672, shownWidth: 672, windowWidth: 1_440, expected: false },
  ],
  [
    'one that is hardly larger',
    { source: 'a.jpg', naturalWidth: 700, shownWidth: 672, windowWidth: 1_440, expected: false },
  ],
  [
    'a photograph on a phone, moved about in its window',
    { source: 'a.jpg', naturalWidth: 2_000, shownWidth: 350, windowWidth: 390, expected: true },
  ],
  [
    'a drawing where the window is larger',
    { source: 'a.svg', naturalWidth: 672, shownWidth: 672, windowWidth: 1_440, expected: true },
  ],
  [
    'a drawing that fills the window already',
    { source: 'a.svg?v=2', naturalWidth: 340, shownWidth: 350, windowWidth: 360, expected: false },
  ],
  [
    'a picture that has not arrived',
    { source: 'a.jpg', naturalWidth: 0, shownWidth: 672, windowWidth: 1_440, expected: false },
  ],
  [
    'a picture that is not shown',
    { source: 'a.jpg', naturalWidth: 2_000, shownWidth: 0, windowWidth: 1_440, expected: false },
  ],
])('%s', (_, { source, naturalWidth, shownWidth, windowWidth, expected }) => {
  expect(isEnlargeable(source, naturalWidth, shownWidth, windowWidth)).toBe(expected)
})

test('recognises a drawing by its address', () => {
  expect(['a.svg', 'a.SVG#x', 'a.svg?raw=true'].every(isDrawing)).toBe(true)
  expect(['a.png', 'svg', 'a.svgz', 'a.png?b.svg'].map(isDrawing)).toEqual([false, false, false, true])
})

test('shows the widest file of a picture', () => {
  const srcset = '/a-480.webp 480w, /a%2C%20b-2400.webp 2400w'
  const picture = { currentSrc: '/a-480.webp', naturalWidth: 350, srcset }
  expect(widestFile(picture)).toEqual({ source: '/a%2C%20b-2400.webp', width: 2400 })
  expect(widestFile({ ...picture, srcset: '' })).toEqual({ source: '/a-480.webp', width: 350 })
  // It has not arrived.
  expect(widestFile({ ...picture, naturalWidth: 0 }).width).toBe(0)
})
