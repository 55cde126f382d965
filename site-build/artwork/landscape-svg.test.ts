import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { landscapeSvg } from './landscape-svg.ts'

const svg = landscapeSvg()

test('the whole drawing takes no more than 9,000 bytes after brotli', () => {
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(9_000)
})

test('every build draws the same landscape', () => {
  expect(landscapeSvg()).toBe(svg)
})

test('nothing of it is read out or focused, and it brings neither styles nor colours nor scripts', () => {
  expect(svg).toContain('aria-hidden="true"')
  expect(svg).toContain('focusable="false"')
  expect(svg).not.toMatch(/style|script|\bon\w+=|#[\da-f]{3}\b|stroke="|NaN|undefined/)
})

test('its ids are its own', () => {
  const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? '')
  expect(ids.length).toBeGreaterThan(0)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => id.startsWith('landscape-'))).toBe(true)
})

test('the contours stand in four strengths below the trail', () => {
  const strengths = [...svg.matchAll(/data-strength="(\d)"/g)].map(([, strength]) => strength)
  expect(strengths).toEqual(['1', '2', '3', '4'])
  expect(svg.lastIndexOf('landscape-contour')).toBeLessThan(svg.indexOf('class="landscape-trail"'))
})
