import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { barBreakpoint, replaceBreakpoint } from './bar-breakpoint.ts'

const LABELS = ['About', 'Projects', 'Stack', 'Blog', 'Resume ↗']

test('the bar of a site with few sections begins at the width of an upright tablet', () => {
  expect(barBreakpoint(LABELS, 'Alex')).toBe(48)
})

test('the bar of a site with many sections needs a wider window', () => {
  const manyLabels = [...LABELS, 'Experience', 'Education', 'Publications', 'Awards', 'Languages']
  expect(barBreakpoint(manyLabels, 'Alex')).toBeGreaterThan(70)
  // A laptop of 1366 px shows it.
  expect(barBreakpoint(manyLabels, 'Alex')).toBeLessThan(85)
})

test('the breakpoint stays finite and positive when the gaps alone would fill a window', () => {
  const sixtyLabels = Array.from({ length: 60 }, () => 'Section')
  expect(barBreakpoint(sixtyLabels, 'Alex')).toBeLessThan(400)
})

test('replaces every breakpoint in the styles of the frame, and in no others', () => {
  const file = 'app/features/navigation/page-frame.module.css'
  const css = readFileSync(file, 'utf8')
  const replaced = replaceBreakpoint(css, `/me/${file}?used`, 60)
  expect(replaced?.match(/60rem/g)?.length).toBe(css.match(/48rem/g)?.length)
  expect(replaced).not.toContain('48rem')
  expect(replaceBreakpoint(css, 'app/pages/home/entries.module.css', 60)).toBeUndefined()
})
