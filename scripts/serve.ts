/** Serves `dist/` as a static host would. `PORT` chooses the port; without it the next free one from 4173 on is taken. */
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createStaticHost } from '#builder/static-host.ts'
import { readSettings } from '#builder/settings.ts'
import { site } from '#content/site.ts'

const FIRST_PORT = 4173
const { PORT } = process.env

if (!existsSync('dist/index.html')) {
  console.error('dist/index.html: expected the finished site, found nothing. Run `npm run build` first.')
  process.exit(1)
}

const { base } = readSettings(site, process.env)
const host = createStaticHost('dist', base)
let port = PORT === undefined ? FIRST_PORT : Number(PORT)

host.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE' && PORT === undefined
  if (!isTaken) throw error
  port += 1
  host.listen(port)
})
host.on('listening', () => {
  const { port: opened } = host.address() as AddressInfo
  console.log(`The site is at http://localhost:${opened}${base}  (Ctrl+C stops it)`)
})
host.listen(port)
