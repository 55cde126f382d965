import { expect, test } from 'vitest'
import { faultOf, LONGEST_WAIT_MS } from './fault.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const MINUTE = 60_000

const resetAt = (time: number, remaining = '0') => {
  return { 'x-ratelimit-remaining': remaining, 'x-ratelimit-reset': String(time / 1_000) }
}
const after = (value: string) => ({ 'retry-after': value })

type Row = [fault: string, status: number, headers: Record<string, string>, retryAt: number | null]

test.each<Row>([
  ['row 6: a spent limit', 403, resetAt(NOW + 40 * MINUTE), NOW + 40 * MINUTE],
  ['row 6: a spent limit', 429, resetAt(NOW + 40 * MINUTE), NOW + 40 * MINUTE],
  ['row 8: a time to wait', 429, after('30'), NOW + 30_000],
  ['row 8: a time', 429, after(new Date(NOW + 2 * MINUTE).toUTCString()), NOW + 2 * MINUTE],
  // Without a wait the page would repeat the call at once.
  ['row 8: no time to wait', 429, after('0'), NOW + MINUTE],
  ...['soon', '', '-', 'NaN', '1e'].map((value): Row => ['row 8: no number', 429, after(value), null]),
  ['row 8: no headers', 429, {}, null],
  ['row 8: a spent limit without its end', 429, { 'x-ratelimit-remaining': '0' }, null],
  ['row 8: an end that is no number', 429, { ...resetAt(NOW), 'x-ratelimit-reset': 'later' }, null],
  // If the clocks differ, between a minute and an hour.
  ['row 66: an end in the past', 403, resetAt(0), NOW + MINUTE],
  ['row 66: an end far away', 403, resetAt(Date.UTC(2099, 0)), NOW + LONGEST_WAIT_MS],
  ['row 66: an endless wait', 429, after('9'.repeat(400)), NOW + LONGEST_WAIT_MS],
  ['row 66: a time in the past', 429, after('Thu, 01 Jan 1970 00:00:00 GMT'), NOW + MINUTE],
])('%s (%i, %j) allows the next call at %s', (_, status, headers, retryAt) => {
  expect(faultOf({ status, headers: new Headers(headers) }, NOW)).toEqual({ kind: 'rate-limited', retryAt })
})

test.each([{}, resetAt(NOW, '12')])('row 7: finds no reason for a 403 with the headers %j', (headers) => {
  expect(faultOf({ status: 403, headers: new Headers(headers) }, NOW)).toEqual({ kind: 'unknown' })
})
