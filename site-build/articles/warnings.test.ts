import { expect, test } from 'vitest'
import { reportOf, type Warn, type Warning, withWarningsLast } from './warnings.ts'

const QUIET = { isStrict: false, isOnActions: false }
const ERROR: Warning = { isError: true, file: 'articles/A.md', line: 3, message: 'draft: wrong' }
const HINT: Warning = { message: 'one' }

/** The output of a build that prints a line after its warnings. */
async function printed(warnings: Warning[], options = QUIET, failure?: Error) {
  const lines: string[] = []
  const work = async (warn: Warn) => {
    for (const warning of warnings) warn(warning)
    lines.push('built')
    if (failure) throw failure
  }
  const built = withWarningsLast(work, (text) => lines.push(text), options)
  return { lines, error: await built.catch((error: unknown) => error) }
}

test('prints warnings last, also when the build fails, and nothing when there are none', async () => {
  const lines = ['built', '\n1 warning:\none']
  const error = new Error('Over budget')
  expect(await printed([HINT])).toEqual({ lines, error: undefined })
  expect(await printed([HINT], QUIET, error)).toEqual({ lines, error })
  expect(await printed([])).toEqual({ lines: ['built'], error: undefined })
})

test('fails a strict build on errors, and not on warnings', async () => {
  const strict = { ...QUIET, isStrict: true }
  expect((await printed([HINT], strict)).error).toBeUndefined()
  expect((await printed([ERROR])).error).toBeUndefined()
  expect(String((await printed([ERROR, HINT], strict)).error)).toContain('1 error')
})

test('sorts errors first, and then by file and line, without duplicates', () => {
  const at = (file: string, line?: number): Warning => ({ file, line, message: 'x' })
  const warnings = [at('articles/B 10.md'), at('articles/B 2.md', 12), at('articles/B 2.md', 3), HINT]
  expect(reportOf([...warnings, ERROR, at('articles/B 2.md', 3)], false).split('\n')).toEqual([
    ...['', '1 error:', 'articles/A.md:3: draft: wrong', ''],
    ...['4 warnings:', 'one', 'articles/B 2.md:3: x', 'articles/B 2.md:12: x', 'articles/B 10.md: x'],
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
