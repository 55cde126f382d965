import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { projectCropSvg } from './project-crop.ts'

const titles = [
  'Switchboard',
  'Plotline',
  'Side Effects',
  'Small Talk',
  'Footnote',
  'Driver’s Seat',
  'Tick',
  'Five Letters',
  'Digits',
]
const crops = titles.map((title) => projectCropSvg(title, 'trail'))

test('nine crops together take no more than 6,000 bytes after brotli, and each no more than 3,000 as it is', () => {
  expect(brotliCompressSync(crops.join('')).length).toBeLessThanOrEqual(6_000)
  for (const crop of crops) expect(crop.length).toBeLessThanOrEqual(3_000)
})

test('a title has one crop for ever, and no other title has it', () => {
  expect(titles.map((title) => projectCropSvg(title, 'trail'))).toEqual(crops)
  expect(new Set(crops).size).toBe(titles.length)
})

test('some crops show the end of a descent, and some are terrain alone', () => {
  const lit = crops.filter((crop) => crop.includes('landscape-spot'))
  expect(lit.length).toBeGreaterThanOrEqual(3)
  expect(lit.length).toBeLessThan(titles.length)
})

test('a title is never written into its crop', () => {
  const crop = projectCropSvg('<script>"&', 'trail')
  expect(crop).not.toMatch(/script|&|NaN|undefined|style/)
  expect(crop).toContain('aria-hidden="true"')
})

test('any title has a crop', () => {
  for (const title of ['', '日本語', 'x'.repeat(500)])
    expect(projectCropSvg(title, 'trail')).toMatch(/^<svg .*<\/svg>$/)
})
