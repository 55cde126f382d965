import { spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from './temporary-folder.ts'

const TESTS = `
test('passes', () => expect(1).toBe(1))
test('fails', () => expect(1).toBe(2))
test.skip('is skipped', () => {})
`
const RUNNERS = {
  'test:unit': ['node_modules/vitest/vitest.mjs', 'run', 'of-vitest.test.mjs'],
  'test:engines': ['node_modules/@playwright/test/cli.js', 'test', 'of-playwright'],
}

test('the closing line counts the tests of both runners, and none of an earlier run', () => {
  const root = temporaryFolder({
    'package.json': '{ "type": "module" }',
    'of-vitest.test.mjs': `import { expect, test } from 'vitest'\n${TESTS}`,
    'of-playwright.spec.mjs': `import { expect, test } from '@playwright/test'\n${TESTS}`,
  })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  /** Evaluates an expression with the functions of `results.mjs`, which work in the current folder. */
  const evaluate = (expression: string): unknown => {
    const module = pathToFileURL(resolve('tests/support/results.mjs')).href
    const code = `const results = await import('${module}'); console.log(JSON.stringify(${expression} ?? null))`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: root })
    return JSON.parse(stdout.toString())
  }
  for (const [step, command] of Object.entries(RUNNERS)) {
    const options = evaluate(`results.resultsOptions('${step}')`) as { args: string[]; variables: object }
    const env = { ...process.env, ...options.variables, VITEST: undefined, CI: 'true' }
    const { status } = spawnSync(process.execPath, [...command, ...options.args], { cwd: root, env })
    expect(status, step).toBe(1)
  }
  expect(evaluate('results.summary()')).toBe('2 passed, 2 failed, 2 skipped')
  expect(evaluate('results.clearResults() ?? results.summary()')).toBe('0 passed, 0 failed, 0 skipped')
})
