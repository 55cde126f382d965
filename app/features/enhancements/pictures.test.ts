import { expect, test } from 'vitest'
import { isDrawing, isEnlargeable, widestFile } from './pictures.ts'

test.each([
  ['a photograph that is shown at a third of its size', 'a.jpg', 2_000, 672, 1_440, true],
  ['one that is shown as large as it is', 'a.jpg', 672, 672, 1_440, false],
  ['one that is hardly larger', 'a.jpg', 700, 672, 1_440, false],
  ['a photograph on a phone, moved about in its window', 'a.jpg', 2_000, 350, 390, true],
  ['a drawing where the window is larger', 'a.svg', 672, 672, 1_440, true],
  ['a drawing that fills the window already', 'a.svg?v=2', 340, 350, 360, false],
  ['a picture that has not arrived', 'a.jpg', 0, 672, 1_440, false],
  ['a picture that is not shown', 'a.jpg', 2_000, 0, 1_440, false],
])('%s', (_, source, naturalWidth, shownWidth, windowWidth, expected) => {
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
