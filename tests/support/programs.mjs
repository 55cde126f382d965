/** Finds the programs that the tests use, and installs Debian's if they are missing. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail } from '#scripts/start-up/installed.mjs'

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
]

/** Debian's packages, by a program of each. */
const SERVERS = { 'chromium-headless-shell': 'chromium-headless-shell', nginx: 'nginx-light', caddy: 'caddy' }
const ENGINES = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' }

/**
 * Without nginx and Caddy their tests are skipped, and without Debian's headless Chromium browser tests take longer. Without any
 * Chromium this ends the process with an explanation.
 *
 * @returns the path of a Chromium
 */
export async function ensureTestPrograms() {
  await install(findChromium() ? SERVERS : { chromium: 'chromium', ...SERVERS })
  return (
    findChromium() ??
    fail(
      'The browser tests need Chromium. Install it (Debian, Ubuntu: sudo apt-get install chromium), or name one: ' +
        'CHROMIUM_PATH=/path/to/chrome npm test',
    )
  )
}

/** Without Firefox ESR and WebKitGTK the journeys in them are skipped. */
export const installEngines = () => install(ENGINES)

/** Installs Debian's packages of missing programs where that is possible. */
async function install(packages) {
  const missing = Object.keys(packages).filter((name) => !paths(name).some((path) => existsSync(path)))
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (missing.length === 0 || !mayInstall) return
  const names = missing.map((program) => packages[program])
  console.log(`Installing Debian’s packages ${names.join(' and ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
  ])
    await once(spawn('apt-get', args, { stdio: 'inherit', env }), 'close')
}

function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named)
    return existsSync(named) ? named : fail(`CHROMIUM_PATH: expected a program, found nothing at ${named}.`)
  return [...CHROMIUM.flatMap(paths), ...APPLICATIONS].find((path) => existsSync(path))
}

function paths(program) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return folders.map((folder) => join(folder, program))
}
