/** `npm test`: installs what is missing, then runs every check that a change must pass. */
import { spawn } from 'node:child_process'
import { ensureNode, ensurePackages, fail, run } from '#scripts/start-up/installed.mjs'
import { ensureTestPrograms, installEngines } from './support/programs.mjs'
import { clearResults, resultsOptions, summary } from './support/results.mjs'

/** The sites of the browser tests are built once. */
const BUILT = { SKIP_VARIANTS: '1' }

ensureNode()
const started = Date.now()
const running = new Set()
process.on('exit', (status) => {
  for (const child of running) child.kill()
  if (status === 0)
    console.log(`\nEverything passed in ${Math.round((Date.now() - started) / 60_000)} minutes.`)
  console.log(summary())
})
clearResults()
const programs = ensureTestPrograms()
const engines = programs.then(installEngines)
ensurePackages()
// Debian's packages are installed during the first checks. Unit tests often wait for other programs.
await Promise.all([programs.then(() => runQuietly('test:unit')), check()])
await engines
// Beside work that takes both cores, an engine draws seconds late, and its journeys fail.
runTests('test:engines', BUILT)
runTests('test:chromium', { ...BUILT, CHROMIUM_PATH: await programs })

async function check() {
  for (const step of [
    'typecheck',
    'lint',
    'check:clauses',
    'build:variants',
    'build',
    'unused',
    'format:check',
  ])
    await runQuietly(step)
}

/** Runs tests and shows their output. */
function runTests(step, environment) {
  const { args, variables } = resultsOptions(step)
  console.log(`\n— ${step}`)
  run('npm', ['run', '--silent', step, '--', ...args], { ...environment, ...variables })
}

/** Runs a step in parallel to others, and prints its output when it has ended. */
async function runQuietly(step) {
  const { args, variables } = resultsOptions(step)
  const child = spawn('npm', ['run', '--silent', step, '--', ...args], {
    shell: process.platform === 'win32',
    env: { ...process.env, ...variables },
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output += part
    })
  const status = await new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('close', resolve)
  })
  running.delete(child)
  console.log(`\n— ${step}\n${output.trimEnd()}`)
  if (status !== 0) fail(`${step} failed.`)
}
