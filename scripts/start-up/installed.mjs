/** Installs the packages of the lockfile. It is plain JavaScript without packages, because it runs before any is installed. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const STAMP = 'node_modules/.installed-from'

/** Ends the process with an explanation when Node is older than `engines` in package.json allows. */
export function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return
  fail(`Node 20.19, or 22.12 or newer is needed; this is ${process.version}. Get it from https://nodejs.org.`)
}

/** Runs `npm ci`, unless the packages of this lockfile are already installed. */
export function ensurePackages() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return
  console.log('Installing the packages of package-lock.json …')
  run('npm', ['ci'])
  writeFileSync(STAMP, lock)
}

/**
 * For commands that may start without `npm start`: installs what is missing, and replaces the packages of an earlier lockfile. Packages
 * that somebody has installed by hand are trusted, and so are those of a folder without a lockfile.
 */
export function updatePackages() {
  const isInstalled = existsSync('node_modules/tsx')
  const mayHaveChanged = existsSync(STAMP) && existsSync('package-lock.json')
  if (!isInstalled || mayHaveChanged) ensurePackages()
}

/** Runs a command and shows its output. Ends this process when the command fails. */
export function run(command, args, env = {}) {
  const shell = process.platform === 'win32'
  const options = { stdio: 'inherit', env: { ...process.env, ...env }, shell }
  const { status, error } = spawnSync(command, args, options)
  if (error) fail(`${command} could not be started: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

/** Ends the process with a message. */
export function fail(message) {
  console.error(message)
  process.exit(1)
}
