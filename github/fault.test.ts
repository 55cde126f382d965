import { expect, test } from 'vitest'
import {
  explainFault,
  faultOf,
  isGone,
  isOfNetwork,
  isPassing,
  LONGEST_WAIT_MS,
  type SourceFault,
} from './fault.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const MINUTE = 60_000

function faultAt(status: number, headers: Record<string, string> = {}): SourceFault {
  return faultOf({ status, headers: new Headers(headers) }, NOW)
}

const limitedUntil = (retryAt: number | null) => ({ kind: 'rate-limited', retryAt })
const resetAt = (time: number) => ({
  'x-ratelimit-remaining': '0',
  'x-ratelimit-reset': String(time / 1_000),
})

test('row 6: a spent allowance says when there is a new one', () => {
  expect(faultAt(403, resetAt(NOW + 40 * MINUTE))).toEqual(limitedUntil(NOW + 40 * MINUTE))
  expect(faultAt(429, resetAt(NOW + 40 * MINUTE))).toEqual(limitedUntil(NOW + 40 * MINUTE))
})

test('row 7: a 403 without headers has no reason that is known', () => {
  expect(faultAt(403)).toEqual({ kind: 'unknown' })
  expect(faultAt(403, { 'x-ratelimit-remaining': '12', 'x-ratelimit-reset': '1' })).toEqual({
    kind: 'unknown',
  })
})

test('row 8: retry-after is a number of seconds or a date', () => {
  expect(faultAt(429, { 'retry-after': '30' })).toEqual(limitedUntil(NOW + 30_000))
  expect(faultAt(403, { 'retry-after': '30' })).toEqual(limitedUntil(NOW + 30_000))
  expect(faultAt(429, { 'retry-after': new Date(NOW + MINUTE).toUTCString() })).toEqual(
    limitedUntil(NOW + MINUTE),
  )
})

test('row 8: a wait of no time is a minute, so that the page does not ask on', () => {
  expect(faultAt(429, { 'retry-after': '0' })).toEqual(limitedUntil(NOW + MINUTE))
})

test.each(['soon', '', '-', 'NaN', '1e'])('row 8: a retry-after of %j says nothing', (value) => {
  expect(faultAt(429, { 'retry-after': value })).toEqual(limitedUntil(null))
})

test('a limit without any header has no time', () => {
  expect(faultAt(429)).toEqual(limitedUntil(null))
  expect(faultAt(403, { 'x-ratelimit-remaining': '0' })).toEqual(limitedUntil(null))
  expect(faultAt(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': 'later' })).toEqual(
    limitedUntil(null),
  )
})

test('row 66: a wait is between a minute and one hour where the clocks differ', () => {
  expect(faultAt(403, resetAt(0))).toEqual(limitedUntil(NOW + MINUTE))
  expect(faultAt(403, resetAt(Date.UTC(2099, 0)))).toEqual(limitedUntil(NOW + LONGEST_WAIT_MS))
  expect(faultAt(429, { 'retry-after': '9'.repeat(400) })).toEqual(limitedUntil(NOW + LONGEST_WAIT_MS))
  expect(faultAt(429, { 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toEqual(limitedUntil(NOW + MINUTE))
})

test.each([204, 206, 304, 400, 401, 410, 451])('a %d has no reason that is known', (status) => {
  expect(faultAt(status)).toEqual({ kind: 'unknown' })
})

test.each([500, 502, 503, 504, 599])('row 11: a %d is a host that fails, which may pass', (status) => {
  expect(faultAt(status)).toEqual({ kind: 'failing' })
  expect(isPassing(faultAt(status))).toBe(true)
  expect(explainFault(faultAt(status), 'en')).toBe(null)
})

test('row 10: a 404 is a missing article', () => {
  expect(faultAt(404)).toEqual({ kind: 'missing' })
})

test('what is missing or refused is gone, nothing else is', () => {
  expect(['missing', 'refused'].every((kind) => isGone({ kind } as SourceFault))).toBe(true)
  expect(
    ['offline', 'unreachable', 'too-large', 'unknown'].some((kind) => isGone({ kind } as SourceFault)),
  ).toBe(false)
  expect(isGone({ kind: 'rate-limited', retryAt: null })).toBe(false)
})

test('row 6, row 7: only a failure of the network may be mended by the network', () => {
  expect(['offline', 'unreachable'].every((kind) => isOfNetwork({ kind } as SourceFault))).toBe(true)
  expect(
    ['missing', 'refused', 'too-large', 'unknown'].some((kind) => isOfNetwork({ kind } as SourceFault)),
  ).toBe(false)
  expect(isOfNetwork({ kind: 'rate-limited', retryAt: NOW })).toBe(false)
})

test('row 6: the visitor reads when GitHub can be asked again, rounded up to the minute', () => {
  const at = new Date(2026, 10, 21, 14, 39, 1).getTime()
  expect(explainFault({ kind: 'rate-limited', retryAt: at }, 'en-GB')).toMatch(/after 14:40\.$/)
  expect(explainFault({ kind: 'rate-limited', retryAt: null }, 'en')).toMatch(/try again later/)
})

test('row 15: an unknown reason is not guessed', () => {
  expect(explainFault({ kind: 'unreachable' }, 'en')).toBe(null)
  expect(explainFault({ kind: 'unknown' }, 'en')).toBe(null)
})

test('what the heading of the page says is not said again', () => {
  expect(explainFault({ kind: 'missing' }, 'en')).toBe(null)
  expect(explainFault({ kind: 'refused' }, 'en')).toBe(null)
})

test.each([
  ['offline', /offline/],
  ['too-large', /too large/],
] as const)('a fault of the kind %s is explained', (kind, sentence) => {
  expect(explainFault({ kind }, 'en')).toMatch(sentence)
})
