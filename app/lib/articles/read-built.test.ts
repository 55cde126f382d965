import { expect, test, vi } from 'vitest'
import { isNewer, readBuildTime } from '#app/lib/articles/read-built.ts'

test.each([
  [Response.json({ takenAt: 5 }), 5],
  [Response.json({ takenAt: 'today' }), null],
  [Response.json([]), null],
  [new Response('<!doctype html>'), null],
  [new Response('{"takenAt":5}', { status: 404 }), null],
])('reads the time of the build, or none (%#)', async (response, time) => {
  vi.stubGlobal('fetch', async () => response)
  expect(await readBuildTime()).toBe(time)
})

test('[SAVE-1] a cached answer never replaces a document of the same or an unknown time', () => {
  const initial = { name: 'One' }
  expect([6, 5, 4].map((storedAt) => isNewer({ storedAt }, initial, 5))).toEqual([true, false, false])
  expect(isNewer({ storedAt: 6 }, initial, null)).toBe(false)
  expect(isNewer({ storedAt: 6 }, undefined, null)).toBe(true)
})
