/** `npm run dev`: starts the development server. Vite's own command answers a misspelt flag with a stack. */
import { ensureNode, updatePackages } from './start-up/installed.mjs'
import { loadVite } from './start-up/load-vite.mjs'
import { announceServer, readServerFlags } from './start-up/server.mjs'

const USAGE = `npm run dev                      starts the development server on a printed address; it shows every edit
npm run dev -- --host            also for other machines, such as your phone
npm run dev -- --port 8080       on this port`

ensureNode()
const { host, port } = readServerFlags('dev', USAGE)
updatePackages()
const { createServer } = await loadVite()
const starting = createServer({ server: { host, port } }).then((server) => server.listen())
await announceServer(starting)
