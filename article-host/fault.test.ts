import { expect, test } from 'vitest'
import { faultOf, LONGEST_WAIT_MS } from './fault.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const MINUTE = 60_000

const faultAt = (status: number, headers: Record<string, string> = {}) =>
  faultOf({ status, headers: new Headers(headers) }, NOW)
const limitedUntil = (retryAt: number | null) => ({ kind: 'rate-limited', retryAt })
const resetAt = (time: number) => ({
  'x-ratelimit-remaining': '0',
  'x-ratelimit-reset': String(time / 1_000),
})

test.each([403, 429])('row 6: reads from a %d with a spent limit when the limit ends', (status) => {
  expect(faultAt(status, resetAt(NOW + 40 * MINUTE))).toEqual(limitedUntil(NOW + 40 * MINUTE))
})

test('row 7: finds no reason for a 403 without a reason in its headers', () => {
  expect(faultAt(403)).toEqual({ kind: 'unknown' })
  const headers = { 'x-ratelimit-remaining': '12', 'x-ratelimit-reset': '1' }
  expect(faultAt(403, headers)).toEqual({ kind: 'unknown' })
})

test.each<[string, number | null]>([
  ['30', NOW + 30_000],
  [new Date(NOW + 2 * MINUTE).toUTCString(), NOW + 2 * MINUTE],
  // Without a wait the page would repeat the call at once.
  ['0', NOW + MINUTE],
  ...['soon', '', '-', 'NaN', '1e'].map((value): [string, null] => [value, null]),
])('row 8: a retry-after of %j', (value, retryAt) => {
  expect(faultAt(429, { 'retry-after': value })).toEqual(limitedUntil(retryAt))
})

test.each<Record<string, string>>([
  {},
  { 'x-ratelimit-remaining': '0' },
  { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': 'later' },
])('row 8: a limit with the headers %j has no time', (headers) => {
  expect(faultAt(429, headers)).toEqual(limitedUntil(null))
})

test('row 66: waits between a minute and an hour if the clocks differ', () => {
  expect(faultAt(403, resetAt(0))).toEqual(limitedUntil(NOW + MINUTE))
  expect(faultAt(403, resetAt(Date.UTC(2099, 0)))).toEqual(limitedUntil(NOW + LONGEST_WAIT_MS))
  expect(faultAt(429, { 'retry-after': '9'.repeat(400) })).toEqual(limitedUntil(NOW + LONGEST_WAIT_MS))
  expect(faultAt(429, { 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toEqual(limitedUntil(NOW + MINUTE))
})
