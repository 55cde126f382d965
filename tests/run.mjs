/** `npm test`: installs what is missing, then runs every check that a change must pass. */
import { spawn } from 'node:child_process'
import { ensureNode, ensurePackages, fail, run } from '#scripts/installed.mjs'
import { ensureTestPrograms, installEngines } from './support/programs.mjs'

/** The sites of the browser tests are built once. */
const BUILT = { SKIP_VARIANTS: '1' }

ensureNode()
const started = Date.now()
const running = new Set()
process.on('exit', () => running.forEach((child) => child.kill()))
const programs = ensureTestPrograms()
const engines = programs.then(installEngines)
ensurePackages()
// Debian's packages are installed during the first checks. Unit tests, and even more the engines, often wait for other programs.
await Promise.all([programs.then(() => runQuietly('test:unit')), check()])
console.log('\n— test:browser')
run('npm', ['run', '--silent', 'test:browser', '--', '--project=chromium'], {
  CHROMIUM_PATH: await programs,
  ...BUILT,
})
console.log(`\nEverything passed in ${Math.round((Date.now() - started) / 60_000)} minutes.`)

async function check() {
  await inTurn(['typecheck', 'lint', 'check:clauses', 'build:variants'])
  await Promise.all([
    engines.then(() => runQuietly('test:engines', BUILT)),
    inTurn(['build', 'unused', 'format:check']),
  ])
}

async function inTurn(steps) {
  for (const step of steps) await runQuietly(step)
}

/** Runs a step in parallel to others, and prints its output when it has ended. */
async function runQuietly(step, env = {}) {
  const child = spawn('npm', ['run', '--silent', step], {
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  const status = await new Promise((ended) => {
    child.on('error', () => ended(1))
    child.on('close', ended)
  })
  running.delete(child)
  console.log(`\n— ${step}\n${output.trimEnd()}`)
  if (status !== 0) fail(`${step} failed.`)
}
