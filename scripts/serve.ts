/** Serves `dist/` as a static host would. `PORT` chooses the port; without it the next free one from 4173 on is taken. */
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createStaticHost } from '#site-build/static-host.ts'
import { readSettings } from '#site-build/settings.ts'
import { site } from '#content/site.ts'

const FIRST_PORT = 4173
const LAST_PORT = 65_535
/** Why a port cannot be opened (errno(3)), in the words of somebody who has to choose another. */
const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'that is taken by another program',
  EACCES: 'that only an administrator may open',
}
const { PORT } = process.env

if (!existsSync('dist/index.html')) {
  fail('dist/index.html: expected the finished site, found nothing. Run `npm run build` first.')
}
if (PORT && !(/^\d+$/.test(PORT) && Number(PORT) <= LAST_PORT)) {
  fail(`PORT: expected a number up to ${LAST_PORT}, found "${PORT}".`)
}

const base = baseOfSite()
const host = createStaticHost('dist', base)
let port = PORT ? Number(PORT) : FIRST_PORT

host.on('error', ({ code = '', message }: NodeJS.ErrnoException) => {
  if (code !== 'EADDRINUSE' || PORT)
    fail(`PORT: expected a free port, found ${port}, ${REASONS[code] ?? message}.`)
  port += 1
  host.listen(port)
})
host.on('listening', () => {
  const { port: opened } = host.address() as AddressInfo
  console.log(`The site is at http://localhost:${opened}${base}  (Ctrl+C stops it)`)
})
host.listen(port)

/** The path that the site lives under. */
function baseOfSite(): string {
  try {
    return readSettings(site, process.env).base
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
