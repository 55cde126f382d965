/** `npm start`: installs what is missing, builds, and serves the finished site. */
import { parseArgs } from 'node:util'
import { ensureNode, ensurePackages, run } from './installed.mjs'

ensureNode()
const { host, port } = parseArgs({ options: { host: { type: 'boolean' }, port: { type: 'string' } } }).values
ensurePackages()
run('npm', ['run', '--silent', 'build'])
// Like `npm run serve`, but in this process, so that both end together.
const { preview } = await import('vite')
const server = await preview({ preview: { host, port } })
server.printUrls()
