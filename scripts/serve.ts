/** Serves `dist/` like a static host, at `PORT` or at the first free port from 4173. */
import { existsSync, readFileSync } from 'node:fs'
import { createStaticHost } from '#site-build/static-host.ts'

const FIRST_PORT = 4173
const { PORT } = process.env

try {
  if (!existsSync('dist/index.html'))
    throw new Error('dist/: expected the finished site. Run `npm run build` first.')
  if (PORT && !(/^\d+$/.test(PORT) && Number(PORT) < 2 ** 16))
    throw new Error(`PORT: expected a number up to 65535, found "${PORT}".`)
  serve(builtBase())
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

/** The path that the site was built for, whatever the settings are now. */
function builtBase(): string {
  return /="(\/[^"]*?)assets\//.exec(readFileSync('dist/index.html', 'utf8'))?.[1] ?? '/'
}

function serve(base: string) {
  const host = createStaticHost('dist', base)
  let port = Number(PORT || FIRST_PORT)
  host.on('error', ({ code = '', message }: NodeJS.ErrnoException) => {
    if (code !== 'EADDRINUSE') fail(`PORT: cannot open ${port}: ${message}.`)
    if (PORT) fail(`PORT: ${port} is in use. Choose another port, or none for the first free one.`)
    port += 1
    host.listen(port)
  })
  host.on('listening', () => console.log(`The site is at http://localhost:${port}${base}  (Ctrl+C stops it)`))
  host.listen(port)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
