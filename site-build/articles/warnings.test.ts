import { expect, test } from 'vitest'
import { reportOf, type Warn, type Warning, withWarningsLast } from './warnings.ts'

const QUIET = { isStrict: false, isOnActions: false }
const ERROR: Warning = { isError: true, file: 'articles/A.md', line: 3, message: 'draft: wrong' }
const HINT: Warning = { message: 'one' }

/** @returns what a build prints that says something itself after its warnings */
async function printed(warnings: Warning[], options = QUIET, failure?: Error) {
  const lines: string[] = []
  const work = async (warn: Warn) => {
    for (const warning of warnings) warn(warning)
    lines.push('built')
    if (failure) throw failure
  }
  const error: unknown = await withWarningsLast(work, (text) => lines.push(text), options).catch(
    (reason: unknown) => reason,
  )
  return { lines, error }
}

test('prints warnings last, and nothing where there are none', async () => {
  expect(await printed([HINT])).toEqual({ lines: ['built', '\n1 warning:\none'], error: undefined })
  expect(await printed([])).toEqual({ lines: ['built'], error: undefined })
})

test('prints the warnings of a build that fails, and fails for the same reason', async () => {
  const failure = new Error('Over budget')
  expect(await printed([HINT], QUIET, failure)).toEqual({
    lines: ['built', '\n1 warning:\none'],
    error: failure,
  })
})

test('fails a strict build on errors, and not on warnings', async () => {
  const strict = { ...QUIET, isStrict: true }
  expect((await printed([HINT], strict)).error).toBeUndefined()
  expect((await printed([ERROR])).error).toBeUndefined()
  expect((await printed([ERROR, HINT], strict)).error).toMatchObject({
    message: expect.stringContaining('1 error'),
  })
})

test('sorts errors first, and then by file and line, without repetitions', () => {
  const at = (file: string, line?: number): Warning => ({ file, line, message: 'x' })
  const warnings = [at('articles/B 10.md'), at('articles/B 2.md', 12), at('articles/B 2.md', 3), HINT]
  expect(reportOf([...warnings, ERROR, at('articles/B 2.md', 3)], false).split('\n')).toEqual([
    ...['', '1 error:', 'articles/A.md:3: draft: wrong', ''],
    ...['4 warnings:', 'one', 'articles/B 2.md:3: x', 'articles/B 2.md:12: x', 'articles/B 10.md: x'].flat(),
  ])
})

test('prints annotations on GitHub Actions', () => {
  const odd: Warning = { file: 'articles/a: b, 100 %.md', message: 'one\ntwo' }
  expect(reportOf([ERROR, odd, HINT], true).split('\n').filter(Boolean)).toEqual([
    '1 error:',
    '::error file=articles/A.md,line=3::articles/A.md:3: draft: wrong',
    '2 warnings:',
    '::warning::one',
    '::warning file=articles/a%3A b%2C 100 %25.md::articles/a: b, 100 %25.md: one%0Atwo',
  ])
})
