/**
 * Finds a Chromium for the browser tests, and installs Debian's where there is none and this user may. The tests use the
 * machine's own browser: a download by the test tool would be one more thing that fails behind a firewall.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail, run } from './installed.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The path of a Chromium, installed if need be. */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (!mayInstall()) {
    fail(
      'The browser tests need Chromium, and none was found. Install it (Debian, Ubuntu: sudo apt-get install chromium) ' +
        'or name one: CHROMIUM_PATH=/path/to/chrome npm test',
    )
  }
  console.log('Installing Chromium from Debian’s packages …')
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    DEBIAN_FRONTEND: 'noninteractive',
  })
  return findChromium() ?? fail('apt-get installed chromium, but no program of that name is on the PATH.')
}

function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named)
    return existsSync(named) ? named : fail(`CHROMIUM_PATH: expected a program, found nothing at ${named}.`)
  const folders = (process.env.PATH ?? '').split(delimiter)
  const places = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...places, ...APPLICATIONS].find(isProgram) ?? null
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function mayInstall() {
  const isRoot = process.getuid?.() === 0
  return isRoot && spawnSync('apt-get', ['--version']).status === 0
}
