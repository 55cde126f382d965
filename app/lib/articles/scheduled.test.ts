import { expect, test } from 'vitest'
import { isScheduled } from './scheduled.ts'

const NOON = Date.UTC(2026, 10, 27, 12)

test.each([
  ['no date', undefined, false],
  ['a day that has passed', Date.UTC(2026, 10, 26), false],
  ['the same day', Date.UTC(2026, 10, 27), false],
  ['a later time of the same day', Date.UTC(2026, 10, 27, 23, 59, 59, 999), false],
  ['the next day', Date.UTC(2026, 10, 28), true],
  ['a time of the next day', Date.UTC(2026, 10, 28, 9), true],
  ['a day before 1970', Date.UTC(1969, 11, 31), false],
])('at noon, an article with %s is scheduled: %s, %s', (_, date, expected) => {
  expect(isScheduled(date, NOON)).toBe(expected)
})

test('the day begins at midnight in UTC', () => {
  const day = Date.UTC(2026, 10, 28)
  expect(isScheduled(day, day - 1)).toBe(true)
  expect(isScheduled(day, day)).toBe(false)
})
