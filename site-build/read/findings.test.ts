import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import type { Finding } from '#site-build/model.ts'
import { ContentError, findingLines, withFindingsLast } from './findings.ts'

const ERROR: Finding = { level: 'error', file: 'content/site.yaml', line: 4, message: 'lang: expected a tag' }
const HINT: Finding = { message: 'one' }

test('prints a line for each warning, errors first, by file and line, and then counts', () => {
  const findings: Finding[] = [
    { level: 'unchecked', message: 'The repository: no network.' },
    { file: 'articles/10.md', line: 12, message: 'link: found none' },
    { file: 'articles/10.md', line: 3, message: 'link: found none' },
    { file: 'articles/2.md', message: 'cover: found none' },
    { file: 'articles/2.md', message: 'cover: found none' },
    { level: 'note', file: 'articles/1.md', message: 'scheduled' },
    ERROR,
  ]
  expect(findingLines(findings, false)).toEqual([
    'error      content/site.yaml:4: lang: expected a tag',
    'warning    articles/2.md: cover: found none',
    'warning    articles/10.md:3: link: found none',
    'warning    articles/10.md:12: link: found none',
    'unchecked  The repository: no network.',
    'note       articles/1.md: scheduled',
    '1 error, 3 warnings, 1 unchecked, 1 note.',
  ])
})

test('prints annotations on GitHub Actions', () => {
  const odd: Finding = { file: 'articles/a: b, 100 %.md', message: 'one\ntwo' }
  const offline: Finding = { level: 'unchecked', message: 'no network' }
  const note: Finding = { level: 'note', file: 'a.md', message: 'scheduled' }
  expect(findingLines([ERROR, odd, offline, note], true)).toEqual([
    '::error file=content/site.yaml,line=4::content/site.yaml:4: lang: expected a tag',
    '::warning file=articles/a%3A b%2C 100 %25.md::articles/a: b, 100 %25.md: one%0Atwo',
    '::warning::no network',
    '::notice file=a.md::a.md: scheduled',
    '1 error, 1 warning, 1 unchecked, 1 note.',
  ])
})

test.each([
  ['succeeds', undefined],
  ['fails', new Error('Over budget')],
])('prints warnings after everything else when the build %s', async (_, failure) => {
  const lines: string[] = []
  const work = async (report: (finding: Finding) => void) => {
    report(HINT)
    lines.push('built')
    if (failure) throw failure
  }
  const built = withFindingsLast(work, (text) => lines.push(text), { isStrict: false, isOnActions: false })
  expect(await built.catch((error: unknown) => error)).toBe(failure)
  expect(lines).toEqual(['built', '\nwarning    one\n1 warning.'])
})

test('fails a strict build on errors, and not on warnings', async () => {
  const failureOf = (findings: Finding[], isStrict: boolean) => {
    const work = async (report: (finding: Finding) => void) => findings.forEach(report)
    return withFindingsLast(work, () => {}, { isStrict, isOnActions: false }).then(() => null, String)
  }
  expect(await failureOf([HINT], true)).toBeNull()
  expect(await failureOf([ERROR], false)).toBeNull()
  expect(await failureOf([ERROR, HINT], true)).toContain('the build is strict')
})

test('a build that a mistake stops prints no stack trace', () => {
  expect(inspect(new ContentError([ERROR]))).toBe('content/site.yaml:4: lang: expected a tag')
})
