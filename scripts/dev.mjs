/** `npm run dev`: starts the development server. Vite's own command answers a misspelt flag with a stack. */
import { ensureNode, updatePackages } from './installed.mjs'
import { announceServer, readServerFlags } from './server.mjs'

const USAGE = `npm run dev                      starts the development server on a printed address; it shows every edit
npm run dev -- --host            also for other machines, such as your phone
npm run dev -- --port 8080       on this port`

// Vite would parse every module of vite.config.ts to warn about syntax that its other way to load that file does not support.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
ensureNode()
const { host, port } = readServerFlags('dev', USAGE)
updatePackages()
const { createServer } = await import('vite')
const starting = createServer({ server: { host, port } }).then((server) => server.listen())
await announceServer(starting)
