import { expect, test } from 'vitest'
import { isScheduled } from './scheduled.ts'

const NOON = Date.UTC(2026, 10, 27, 12)

test.each([
  ['no date', { date: undefined, expected: false }],
  ['a day that has passed', { date: Date.UTC(2026, 10, 26), expected: false }],
  ['the same day', { date: Date.UTC(2026, 10, 27), expected: false }],
  ['a later time of the same day', { date: Date.UTC(2026, 10, 27, 23, 59, 59, 999), expected: false }],
  ['the next day', { date: Date.UTC(2026, 10, 28), expected: true }],
  ['a time of the next day', { date: Date.UTC(2026, 10, 28, 9), expected: true }],
  ['a day before 1970', { date: Date.UTC(1969, 11, 31), expected: false }],
])('at noon, whether an article with %s is scheduled: %j', (_, { date, expected }) => {
  expect(isScheduled(date, NOON)).toBe(expected)
})

test('the day begins at midnight in UTC', () => {
  const day = Date.UTC(2026, 10, 28)
  expect(isScheduled(day, day - 1)).toBe(true)
  expect(isScheduled(day, day)).toBe(false)
})
