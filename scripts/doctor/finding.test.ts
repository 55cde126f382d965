import { expect, test } from 'vitest'
import { type Finding, findingLines } from './finding.ts'

const FINDINGS: Finding[] = [
  { level: 'unchecked', message: 'The repository: no network.' },
  { level: 'warning', file: 'articles/10.md', line: 3, message: 'link: found none' },
  { level: 'warning', file: 'articles/2.md', message: 'cover: found none' },
  { level: 'warning', file: 'articles/2.md', message: 'cover: found none' },
  { level: 'error', file: 'content/site.ts', line: 4, message: 'lang: expected a tag' },
]

test('prints a line for each finding, errors first, and counts them', () => {
  expect(findingLines(FINDINGS, false)).toEqual([
    'error      content/site.ts:4: lang: expected a tag',
    'warning    articles/2.md: cover: found none',
    'warning    articles/10.md:3: link: found none',
    'unchecked  The repository: no network.',
    '1 error, 2 warnings, 1 unchecked.',
  ])
  expect(findingLines([], false)).toEqual(['Everything is in order.'])
})

test('prints annotations on GitHub Actions', () => {
  const [error, , warning] = findingLines(FINDINGS, true)
  expect(error).toBe('::error file=content/site.ts,line=4::content/site.ts:4: lang: expected a tag')
  expect(warning).toBe('::warning file=articles/10.md,line=3::articles/10.md:3: link: found none')
})
