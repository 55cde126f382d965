/**
 * Installs the packages that the lockfile names, when they are not there yet or another set is. Plain JavaScript with
 * nothing but Node: it runs before there is anything else.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const STAMP = 'node_modules/.installed-from'
/** The first versions that serve, one of each line: what the packages' own `engines` have in common. */
const NEEDED = [
  [20, 19],
  [22, 12],
]

export function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const newest = NEEDED.at(-1)[0]
  if (major > newest || NEEDED.some(([line, first]) => major === line && minor >= first)) return
  const versions = NEEDED.map((version) => version.join('.')).join(', or ')
  fail(`Node ${versions} or newer is needed; this is ${process.version}. https://nodejs.org has it.`)
}

export function ensurePackages() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return
  console.log('Installing the packages of package-lock.json …')
  // Not `npm ci`: it refuses a lockfile without the optional binaries of other platforms, and npm leaves out of the
  // lockfile those that the registry at hand does not have. This takes the same locked versions and writes nothing.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund'])
  writeFileSync(STAMP, lock)
}

/** Runs a command in the open; ends this process with its exit code when it fails. */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (error) fail(`${command} could not be started: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

export function fail(message) {
  console.error(message)
  process.exit(1)
}
