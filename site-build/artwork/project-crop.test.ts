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

test('a title always has the same crop, and no other title has it', () => {
  expect(titles.map((title) => projectCropSvg(title, 'trail'))).toEqual(crops)
  expect(new Set(crops).size).toBe(titles.length)
})

test('some crops show the end of a descent, and some only terrain', () => {
  const lit = crops.filter((crop) => crop.includes('landscape-spot'))
  expect(lit.length).toBeGreaterThanOrEqual(3)
  expect(lit.length).toBeLessThan(titles.length)
})

test('a crop does not contain its title', () => {
  const crop = projectCropSvg('<script>"&', 'trail')
  expect(crop).toMatch(/^<svg .*aria-hidden="true".*<\/svg>$/)
  expect(crop).not.toMatch(/script|&|NaN|undefined|style/)
})
