import { expect, test } from 'vitest'
import { explainProblem } from './source-problem.ts'
import { keptReport } from './source-report.ts'

test('a kept snapshot says what was expected, found, published, and what to do', () => {
  expect(
    keptReport('octo/notes', { kind: 'fewer', before: 9, after: 4 }, 'the 9 articles of yesterday').split(
      '\n',
    ),
  ).toEqual([
    expect.stringMatching(/^=+$/),
    'THE ARTICLES WERE NOT TAKEN FROM octo/notes',
    '  expected:  its articles on GitHub, folder "articles" on the branch "main"',
    '  found:     4 articles, where there were 9: more than half are gone',
    '  published: the 9 articles of yesterday',
    '  to do:     If you deleted them, build once with SITE_ACCEPT_FEWER_ARTICLES=1.',
    expect.stringMatching(/^=+$/),
  ])
})

test('the time of a limit is rounded up to the minute, and may be unknown', () => {
  const limited = (retryAt: number | null) =>
    explainProblem({ kind: 'rate-limited', host: 'api.example', retryAt, hasToken: true }, 'octo/notes')
  expect(limited(Date.UTC(2026, 10, 21, 12, 30, 1))).toEqual({
    found: 'api.example answers no more requests until 2026-11-21 12:31 UTC',
    remedy: 'Build again after that.',
  })
  expect(limited(null).found).toMatch(/for now$/)
})
