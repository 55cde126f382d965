/** `npm test`: installs what is missing, then runs everything that stands between a change and its landing. */
import { spawn } from 'node:child_process'
import { ensureNode, ensurePackages, fail, run } from './installed.mjs'
import { ensureTestPrograms } from './test-programs.mjs'

ensureNode()
const started = Date.now()
const programs = ensureTestPrograms()
await ensurePackages()
// None of these needs a browser or a server, so Debian's packages arrive beside them.
await Promise.all(['typecheck', 'lint', 'format:check', 'unused', 'check:clauses', 'build'].map(runQuietly))
const CHROMIUM_PATH = await programs
for (const step of ['test:unit', 'test:browser']) {
  console.log(`\n— ${step}`)
  await run('npm', ['run', '--silent', step], { CHROMIUM_PATH })
}
console.log(`\nEverything passed in ${Math.round((Date.now() - started) / 60_000)} minutes.`)

/** Runs a step beside others, and prints its output once it has ended. */
async function runQuietly(step) {
  const child = spawn('npm', ['run', '--silent', step], { shell: process.platform === 'win32' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  const status = await new Promise((ended) => {
    child.on('error', () => ended(1))
    child.on('close', ended)
  })
  console.log(`\n— ${step}\n${output.trimEnd()}`)
  if (status !== 0) fail(`${step} failed.`)
}
