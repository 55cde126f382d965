import { expect, test } from 'vitest'
import { buildTime } from './build-time.ts'

test('the time of a build is that of SOURCE_DATE_EPOCH, else that of the clock', () => {
  const now = Date.UTC(2026, 10, 27)
  expect(buildTime({ SOURCE_DATE_EPOCH: '1796083200' }, () => now)).toBe(Date.UTC(2026, 11, 1))
  expect(buildTime({}, () => now)).toBe(now)
  expect(buildTime({ SOURCE_DATE_EPOCH: '' }, () => now)).toBe(now)
})

test.each(['tomorrow', '2026-12-01', '1.5', '-1', ' 1', '99999999999999999'])(
  'refuses the time %j',
  (SOURCE_DATE_EPOCH) => {
    expect(() => buildTime({ SOURCE_DATE_EPOCH })).toThrow(
      `SOURCE_DATE_EPOCH: expected whole seconds since 1970, found "${SOURCE_DATE_EPOCH}"`,
    )
  },
)
