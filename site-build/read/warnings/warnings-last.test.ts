import { expect, test } from 'vitest'
import type { Warn, Warning } from './warning.ts'
import { withWarningsLast } from './warnings-last.ts'

const QUIET = { isStrict: false, isOnActions: false }
const ERROR: Warning = { level: 'error', file: 'articles/A.md', line: 3, message: 'draft: wrong' }
const HINT: Warning = { message: 'one' }

/** The output and the error of a build with these warnings. */
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

test('prints warnings after everything else, also when the build fails', async () => {
  const lines = ['built', '\nwarning    one\n1 warning.']
  const error = new Error('Over budget')
  expect(await printed([HINT])).toEqual({ lines, error: undefined })
  expect(await printed([HINT], QUIET, error)).toEqual({ lines, error })
  expect(await printed([])).toEqual({ lines: ['built'], error: undefined })
})

test('fails a strict build on errors, and not on warnings', async () => {
  const strict = { ...QUIET, isStrict: true }
  expect((await printed([HINT], strict)).error).toBeUndefined()
  expect((await printed([ERROR])).error).toBeUndefined()
  expect(String((await printed([ERROR, HINT], strict)).error)).toContain('the build is strict')
})
