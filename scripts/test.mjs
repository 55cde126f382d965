/** `npm test`: installs what is missing, then runs every check that a change must pass. */
import { spawn } from 'node:child_process'
import { ensureNode, ensurePackages, fail, run } from './installed.mjs'
import { ensureTestPrograms, installEngines } from './test-programs.mjs'

const CHECKS = ['typecheck', 'lint', 'check:clauses', 'build', 'build:variants', 'unused', 'format:check']

ensureNode()
const started = Date.now()
const running = new Set()
process.on('exit', () => running.forEach((child) => child.kill()))
const programs = ensureTestPrograms()
const engines = programs.then(installEngines)
ensurePackages()
// The checks need no browser and no server, so Debian's packages are installed meanwhile. Unit tests often wait for other programs.
await Promise.all([programs.then(() => runQuietly('test:unit')), engines, inTurn(CHECKS)])
console.log('\n— test:browser')
run('npm', ['run', '--silent', 'test:browser'], { CHROMIUM_PATH: await programs, SKIP_VARIANTS: '1' })
console.log(`\nEverything passed in ${Math.round((Date.now() - started) / 60_000)} minutes.`)

async function inTurn(steps) {
  for (const step of steps) await runQuietly(step)
}

/** Runs a step in parallel to others, and prints its output when it has ended. */
async function runQuietly(step) {
  const child = spawn('npm', ['run', '--silent', step], { shell: process.platform === 'win32' })
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
