import { expect, test } from 'vitest'
import type { Fault } from '#article-host/answers/fault.ts'
import { explainFault } from './live-head.tsx'

test.each<[Fault['kind'], RegExp | null]>([
  ['offline', /offline/],
  ['too-large', /too large/],
  ['missing', null],
])('explains the fault "%s" if it has a sentence for it', (kind, sentence) => {
  const explanation = explainFault({ kind } as Fault)
  if (sentence) expect(explanation).toMatch(sentence)
  else expect(explanation).toBe(null)
})

test('row 6: the visitor reads when GitHub answers again, rounded up to the minute', () => {
  const retryAt = new Date(2026, 10, 21, 14, 39, 1).getTime()
  expect(explainFault({ kind: 'rate-limited', retryAt })).toMatch(/after 2:40\sPM\.$/)
  expect(explainFault({ kind: 'rate-limited', retryAt: null })).toMatch(/try again later/)
})
