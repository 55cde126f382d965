import { expect, test } from 'vitest'
import { faultOf, LONGEST_WAIT_MS } from './fault.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const MINUTE = 60_000

const resetAt = (time: number, remaining = '0') => {
  return { 'x-ratelimit-remaining': remaining, 'x-ratelimit-reset': String(time / 1_000) }
}
const after = (value: string) => ({ 'retry-after': value })

type Row = [fault: string, { status: number; headers: Record<string, string>; retryAt: number | null }]

test.each<Row>([
  ['row 6: a spent limit', { status: 403, headers: resetAt(NOW + 40 * MINUTE), retryAt: NOW + 40 * MINUTE }],
  ['row 6: a spent limit', { status: 429, headers: resetAt(NOW + 40 * MINUTE), retryAt: NOW + 40 * MINUTE }],
  ['row 8: a time to wait', { status: 429, headers: after('30'), retryAt: NOW + 30_000 }],
  [
    'row 8: a time',
    { status: 429, headers: after(new Date(NOW + 2 * MINUTE).toUTCString()), retryAt: NOW + 2 * MINUTE },
  ],
  // Without a wait the page would repeat the call at once.
  ['row 8: no time to wait', { status: 429, headers: after('0'), retryAt: NOW + MINUTE }],
  ...['soon', '', '-', 'NaN', '1e'].map((value): Row => [
    'row 8: no number',
    { status: 429, headers: after(value), retryAt: null },
  ]),
  ['row 8: no headers', { status: 429, headers: {}, retryAt: null }],
  [
    'row 8: a spent limit without its end',
    { status: 429, headers: { 'x-ratelimit-remaining': '0' }, retryAt: null },
  ],
  [
    'row 8: an end that is no number',
    { status: 429, headers: { ...resetAt(NOW), 'x-ratelimit-reset': 'later' }, retryAt: null },
  ],
  // If the clocks differ, between a minute and an hour.
  ['row 66: an end in the past', { status: 403, headers: resetAt(0), retryAt: NOW + MINUTE }],
  [
    'row 66: an end far away',
    { status: 403, headers: resetAt(Date.UTC(2099, 0)), retryAt: NOW + LONGEST_WAIT_MS },
  ],
  [
    'row 66: an endless wait',
    { status: 429, headers: after('9'.repeat(400)), retryAt: NOW + LONGEST_WAIT_MS },
  ],
  [
    'row 66: a time in the past',
    { status: 429, headers: after('Thu, 01 Jan 1970 00:00:00 GMT'), retryAt: NOW + MINUTE },
  ],
])('%s: %j says when the next call is allowed', (_, { status, headers, retryAt }) => {
  expect(faultOf({ status, headers: new Headers(headers) }, NOW)).toEqual({ kind: 'rate-limited', retryAt })
})

test.each([{}, resetAt(NOW, '12')])('row 7: finds no reason for a 403 with the headers %j', (headers) => {
  expect(faultOf({ status: 403, headers: new Headers(headers) }, NOW)).toEqual({ kind: 'unknown' })
})
