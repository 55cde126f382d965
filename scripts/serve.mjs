/** `npm run serve`: serves the finished site. Vite's own command answers a misspelt flag with a stack. */
import { ensureNode, updatePackages } from './start-up/installed.mjs'
import { loadVite } from './start-up/load-vite.mjs'
import { announceServer, readServerFlags } from './start-up/server.mjs'

const USAGE = `npm run serve                        serves dist/ like a static host, on a printed address
npm run serve -- --host              also for other machines, such as your phone
npm run serve -- --port 8080         on this port
npm run serve -- --outDir FOLDER     serves a site that was built into another folder`

ensureNode()
const { host, port, outDir } = readServerFlags('serve', USAGE, { outDir: { type: 'string' } })
updatePackages()
const { preview } = await loadVite()
await announceServer(preview({ build: outDir ? { outDir } : {}, preview: { host, port } }))
