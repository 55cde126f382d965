import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { homeMap } from './home-map.ts'
import { landscapeStyles } from './landscape-styles.ts'
import { landscapeSvg } from './landscape-svg.ts'
import { distance } from './plane.ts'
import { projectCropSvg } from './project-crop.ts'

const svg = landscapeSvg()
const styles = landscapeStyles('.')

test('weighs at most 4,000 bytes', () => {
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(4_000)
})

test('is hidden from assistive technology and has no styles, colours or scripts', () => {
  expect(svg).toContain('aria-hidden="true" focusable="false"')
  expect(svg).not.toMatch(/style|script|\bon\w+=|#[\da-f]{3}\b|stroke="|NaN|undefined/)
  expect(styles).not.toMatch(/oklch|rgb|hsl|#[\da-f]{3}/i)
})

test('moves the point along the trail, to a place for each section', () => {
  const path = /offset-path: path\('([^']+)'\)/.exec(styles)?.[1]
  expect(svg).toContain(` d="${path}"`)
  const { steps } = homeMap()
  const places = [...styles.matchAll(/--x: ([\d.]+);\s*--y: ([\d.]+);\s*--at: (0\.\d+|1);\s*}/g)]
  expect(places).toHaveLength(3)
  for (const [, x, y] of places) {
    const away = steps.map((step) => distance(step, { x: Number(x), y: Number(y) }))
    expect(Math.min(...away)).toBeLessThan(0.2)
  }
})

test('every class in the drawings has a style, and every style is used', () => {
  const drawings = svg + projectCropSvg('Switchboard', 'a') + projectCropSvg('Plotline', 'b')
  const drawn = [...drawings.matchAll(/class="([^"]*)"/g)].map(([, name]) => name)
  const styled = [...styles.matchAll(/\.(landscape-[a-z]+)/g)].map(([, name]) => name)
  expect(new Set(styled)).toEqual(new Set(drawn))
})
