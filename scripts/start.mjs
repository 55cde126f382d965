/** `npm start`: installs what is missing, builds, and serves the finished site. */
import { ensureNode, ensurePackages, run } from './start-up/installed.mjs'
import { loadVite } from './start-up/load-vite.mjs'
import { announceServer, readServerFlags } from './start-up/server.mjs'

const USAGE = `npm start                      installs what is missing, builds the site, and serves it on a printed address
npm start -- --host            also for other machines, such as your phone
npm start -- --port 8080       on this port`

ensureNode()
const { host, port } = readServerFlags('start', USAGE)
ensurePackages()
run('npm', ['run', '--silent', 'build'])
// Like `npm run serve`, but in this process, so that both end together.
const { preview } = await loadVite()
await announceServer(preview({ preview: { host, port } }))
