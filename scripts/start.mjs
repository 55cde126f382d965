/** `npm start`: installs what is missing, builds, and serves the finished site. */
import { parseArgs } from 'node:util'
import { ensureNode, ensurePackages, fail, run } from './installed.mjs'

const USAGE = `npm start                      installs what is missing, builds the site, and serves it on a printed address
npm start -- --host            also for other machines, such as your phone
npm start -- --port 8080       on this port`

ensureNode()
const { host, port } = readFlags()
ensurePackages()
run('npm', ['run', '--silent', 'build'])
// Like `npm run serve`, but in this process, so that both end together.
const { preview } = await import('vite')
const server = await preview({ preview: { host, port } })
server.printUrls()

/** The flags, or the end of the process: with the help, or with the flag that it does not know. */
function readFlags() {
  try {
    const options = {
      host: { type: 'boolean' },
      port: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    }
    const { help, ...flags } = parseArgs({ options }).values
    if (flags.port !== undefined && !/^\d{1,5}$/.test(flags.port))
      throw new Error(`--port: expected a number, found "${String(flags.port)}".`)
    if (!help) return flags
    console.log(USAGE)
    return process.exit(0)
  } catch (error) {
    return fail(`start: ${error.message}\n\n${USAGE}`)
  }
}
