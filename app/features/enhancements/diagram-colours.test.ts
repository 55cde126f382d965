import { expect, test } from 'vitest'
import { hexOf } from './diagram-colours.ts'

test.each([
  ['color(srgb 0.5 0 1)', '#8000ff'],
  ['color(srgb 1.00001 -0.002 1e-7 / 0.5)', '#ff0000'],
  ['rgb(128, 0, 255)', '#8000ff'],
  ['rgba(1, 2, 3, 0.5)', '#010203'],
  ['', '#000000'],
  ['none', '#000000'],
])('%s is %s', (colour, hex) => {
  expect(hexOf(colour)).toBe(hex)
})
