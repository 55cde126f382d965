import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { barWidth, withBarWidth } from './bar-width.ts'

const SAMPLE = ['About', 'Projects', 'Stack', 'Blog', 'Resume ↗']

test('the bar of a site with few sections begins at the width of an upright tablet', () => {
  expect(barWidth(SAMPLE, 'Alex')).toBe(48)
})

test('the bar of a site with many sections needs a wider window', () => {
  const many = [...SAMPLE, 'Experience', 'Education', 'Publications', 'Awards', 'Languages']
  expect(barWidth(many, 'Alex')).toBeGreaterThan(70)
  // A laptop of 1366 px shows it.
  expect(barWidth(many, 'Alex')).toBeLessThan(85)
  expect(
    barWidth(
      Array.from({ length: 60 }, () => 'Section'),
      'Alex',
    ),
  ).toBeLessThan(400)
})

test('replaces every width of the bar in the styles of the frame, and in no others', () => {
  const file = 'app/features/navigation/page-frame.module.css'
  const css = readFileSync(file, 'utf8')
  const written = withBarWidth(css, `/me/${file}?used`, 60)
  expect(written?.match(/60rem/g)?.length).toBe(css.match(/48rem/g)?.length)
  expect(written).not.toContain('48rem')
  expect(withBarWidth(css, 'app/pages/home/entries.module.css', 60)).toBeUndefined()
})
