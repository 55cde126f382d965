import { expect, test } from 'vitest'
import { createLimitMemory } from './limit-memory.ts'
import { LONGEST_WAIT_MS } from './source-fault.ts'

test('row 7: a host that limits without naming a time is left alone for a minute', async () => {
  let now = 0
  let calls = 0
  const memory = createLimitMemory(() => now)
  const ask = () =>
    memory.unlessLimited(false, async () => {
      calls += 1
      return { ok: false, fault: { kind: 'rate-limited', retryAt: null } }
    })
  await ask()
  now = 59_999
  expect(await ask()).toEqual({ ok: false, fault: { kind: 'rate-limited', retryAt: null } })
  expect(calls).toBe(1)
  now = 60_000
  await ask()
  expect(calls).toBe(2)
})

test('row 66: a clock that is set back makes no wait longer than the longest', async () => {
  let now = 10 * LONGEST_WAIT_MS
  let calls = 0
  const memory = createLimitMemory(() => now)
  const ask = () =>
    memory.unlessLimited(false, async () => {
      calls += 1
      return { ok: false, fault: { kind: 'rate-limited', retryAt: now + LONGEST_WAIT_MS } }
    })
  await ask()
  await ask()
  expect(calls).toBe(1)
  now -= 1
  await ask()
  expect(calls).toBe(2)
})
