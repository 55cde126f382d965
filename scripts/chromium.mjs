/** Finds the machine's own Chromium for the browser tests, and installs Debian's when there is none. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail, run } from './installed.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
]

/** The path of a Chromium. Ends the process with an explanation when there is none and this user cannot install one. */
export async function ensureChromium() {
  const found = findChromium()
  if (found) return found
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (!mayInstall)
    fail(
      'The browser tests need Chromium. Install it (Debian, Ubuntu: sudo apt-get install chromium), or name one: ' +
        'CHROMIUM_PATH=/path/to/chrome npm test',
    )
  console.log('Installing Chromium from Debian’s packages …')
  await run('apt-get', ['update', '-qq'])
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    DEBIAN_FRONTEND: 'noninteractive',
  })
  return findChromium() ?? fail('apt-get installed chromium, but it is not on the PATH.')
}

function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named)
    return existsSync(named) ? named : fail(`CHROMIUM_PATH: expected a program, found nothing at ${named}.`)
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...candidates, ...APPLICATIONS].find((path) => existsSync(path))
}
