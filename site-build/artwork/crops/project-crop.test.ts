import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { projectCropSvg } from './project-crop.ts'

const titles = [
  'Switchboard',
  'Plotline',
  'Side Effects',
  'Small Talk',
  'Footnote',
  'Tick',
  'Digits',
  '',
  '日本語',
]
const crops = titles.map((title) => projectCropSvg(title, 'trail'))

test('nine crops weigh at most 6,000 bytes', () => {
  expect(brotliCompressSync(crops.join('')).length).toBeLessThanOrEqual(6_000)
})

test('a title always gets the same crop, and no other title gets it', () => {
  expect(titles.map((title) => projectCropSvg(title, 'trail'))).toEqual(crops)
  expect(new Set(crops).size).toBe(titles.length)
})
