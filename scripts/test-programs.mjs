/** Finds the programs that the tests use, and installs Debian's if they are missing. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail, run } from './installed.mjs'

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
]

/**
 * Without nginx and Caddy their tests are skipped, and without Debian's headless Chromium browser tests take longer. Without any
 * Chromium this ends the process with an explanation.
 *
 * @returns the path of a Chromium
 */
export async function ensureTestPrograms() {
  const missing = [
    ...(findChromium() ? [] : ['chromium']),
    ...(onPath('chromium-headless-shell').some(existsSync) ? [] : ['chromium-headless-shell']),
    ...(isServerThere('nginx') ? [] : ['nginx-light']),
    ...(isServerThere('caddy') ? [] : ['caddy']),
  ]
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (missing.length > 0 && mayInstall) {
    console.log(`Installing Debian’s packages ${missing.join(' and ')} …`)
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
      DEBIAN_FRONTEND: 'noninteractive',
    })
  }
  return (
    findChromium() ??
    fail(
      'The browser tests need Chromium. Install it (Debian, Ubuntu: sudo apt-get install chromium), or name one: ' +
        'CHROMIUM_PATH=/path/to/chrome npm test',
    )
  )
}

function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named)
    return existsSync(named) ? named : fail(`CHROMIUM_PATH: expected a program, found nothing at ${named}.`)
  return [...CHROMIUM.flatMap(onPath), ...APPLICATIONS].find((path) => existsSync(path))
}

function isServerThere(name) {
  return [...onPath(name), `/usr/sbin/${name}`].some((path) => existsSync(path))
}

function onPath(name) {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
}
