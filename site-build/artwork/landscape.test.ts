import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { landscapeStyles } from './landscape-styles.ts'
import { landscapeSvg } from './landscape-svg.ts'
import { projectCropSvg } from './crops/project-crop.ts'

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

test('every class in the drawings has a style, and every style is used', () => {
  const drawings = svg + projectCropSvg('Switchboard', 'a') + projectCropSvg('Plotline', 'b')
  const drawn = [...drawings.matchAll(/class="([^"]*)"/g)].map(([, name]) => name)
  const styled = [...styles.matchAll(/\.(landscape-[a-z]+)/g)].map(([, name]) => name)
  expect(new Set(styled)).toEqual(new Set(drawn))
})
