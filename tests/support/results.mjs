/** Counts the tests of all runners. It is plain JavaScript without packages, as `tests/run.mjs`, which uses it. */
import { existsSync, readFileSync, rmSync } from 'node:fs'

const FOLDER = 'build/test-results'
const VITEST = 'test:unit'
/** The steps of `npm test` that run tests. */
const STEPS = [VITEST, 'test:engines', 'test:chromium']

const fileOf = (step) => `${FOLDER}/${step.replace('test:', '')}.json`

/** Removes the results of an earlier run. */
export function clearResults() {
  rmSync(FOLDER, { recursive: true, force: true })
}

/**
 * Makes a runner write its results into a file, beside its usual output.
 *
 * @returns the arguments and environment variables for the runner; none for a step without tests
 */
export function resultsOptions(step) {
  if (!STEPS.includes(step)) return { args: [], variables: {} }
  const file = fileOf(step)
  if (step === VITEST)
    return { args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`], variables: {} }
  return { args: ['--reporter=list,json'], variables: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }
}

/** The line that closes `npm test`, which other programs read: "1702 passed, 0 failed, 3 skipped". */
export function summary() {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const step of STEPS) {
    if (!existsSync(fileOf(step))) continue
    const results = JSON.parse(readFileSync(fileOf(step), 'utf8'))
    const counts = step === VITEST ? countOfVitest(results) : countOfPlaywright(results)
    for (const [outcome, count] of Object.entries(counts)) total[outcome] += count
  }
  return `${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`
}

/** Vitest's JSON reporter has the names of Jest's. */
function countOfVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

/** `JSONReport.stats` in playwright/types/testReporter.d.ts. A flaky test has failed before it passed. */
function countOfPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}
