/** Finds the programs that the tests use, and installs Debian's if they are missing. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail } from './installed.mjs'

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
  await install([
    ...(findChromium() ? [] : ['chromium']),
    ...(isThere('chromium-headless-shell') ? [] : ['chromium-headless-shell']),
    ...(isThere('nginx') ? [] : ['nginx-light']),
    ...(isThere('caddy') ? [] : ['caddy']),
  ])
  return (
    findChromium() ??
    fail(
      'The browser tests need Chromium. Install it (Debian, Ubuntu: sudo apt-get install chromium), or name one: ' +
        'CHROMIUM_PATH=/path/to/chrome npm test',
    )
  )
}

/** Without Firefox ESR and WebKitGTK the journeys in them are skipped. */
export async function installEngines() {
  await install([
    ...(isThere('firefox-esr') ? [] : ['firefox-esr']),
    ...(isThere('WebKitWebDriver') ? [] : ['webkit2gtk-driver']),
    ...(isThere('Xvfb') ? [] : ['xvfb']),
  ])
}

/** Installs Debian's packages where that is possible. */
async function install(packages) {
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (packages.length === 0 || !mayInstall) return
  console.log(`Installing Debian’s packages ${packages.join(' and ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ])
    await once(spawn('apt-get', args, { stdio: 'inherit', env }), 'close')
}

function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named)
    return existsSync(named) ? named : fail(`CHROMIUM_PATH: expected a program, found nothing at ${named}.`)
  return [...CHROMIUM.flatMap(onPath), ...APPLICATIONS].find((path) => existsSync(path))
}

function isThere(name) {
  return [...onPath(name), `/usr/sbin/${name}`].some((path) => existsSync(path))
}

function onPath(name) {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
}
