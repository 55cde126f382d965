import { expect, test } from 'vitest'
import { dayOrTime } from './day-or-time.ts'

test.each([
  ['2026-09-18', Date.UTC(2026, 8, 18)],
  ['2024-02-29', Date.UTC(2024, 1, 29)],
  ['2026-09-18T10:00:00Z', Date.UTC(2026, 8, 18, 10)],
  ['2026-09-18T10:00+02:00', Date.UTC(2026, 8, 18, 8)],
  ['2026-09-18 10:00:00.500-05:30', Date.UTC(2026, 8, 18, 15, 30, 0, 500)],
])('reads %s', (text, time) => {
  expect(dayOrTime(text)).toBe(time)
})

test.each([
  ...['2026-02-29', '2026-13-01', '2026-00-10', '2026-09-31', '2026-9-18', '18.09.2026', 'yesterday', ''],
  ...['2026', '2026-09', '2026-09-18T10:00:00', '2026-09-18T25:00:00Z', '2026-02-30T10:00:00Z'],
])('refuses %j', (text) => {
  expect(dayOrTime(text)).toBeNull()
})
