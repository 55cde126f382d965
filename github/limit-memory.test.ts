import { expect, test } from 'vitest'
import { createLimitMemory } from './limit-memory.ts'
import { type Answer, LONGEST_WAIT_MS } from './fault.ts'

const LIMITED: Answer<string> = { ok: false, fault: { kind: 'rate-limited', retryAt: 1_000 } }
const UNREACHABLE: Answer<string> = { ok: false, fault: { kind: 'unreachable' } }
const TEXT: Answer<string> = { ok: true, value: 'text' }

/** At a time before the limit's end. */
function asking() {
  const { unlessLimited } = createLimitMemory(() => 500)
  return (answer: Answer<string>, isAsked = false) => unlessLimited(isAsked, async () => answer)
}

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

test('a failure that is no limit is none: the next call is made', async () => {
  const ask = asking()
  expect(await ask(UNREACHABLE)).toBe(UNREACHABLE)
  expect(await ask(TEXT)).toBe(TEXT)
})

test('a call that the visitor wanted and that succeeds ends the wait of all others', async () => {
  const ask = asking()
  await ask(LIMITED)
  expect(await ask(TEXT)).toEqual(LIMITED)
  expect(await ask(TEXT, true)).toBe(TEXT)
  expect(await ask(TEXT)).toBe(TEXT)
})

test('one that fails otherwise does not', async () => {
  const ask = asking()
  await ask(LIMITED)
  expect(await ask(UNREACHABLE, true)).toBe(UNREACHABLE)
  expect(await ask(TEXT)).toEqual(LIMITED)
})
