/** `npm start`: installs what is missing, builds, and serves the finished site. */
import { ensureNode, ensurePackages, run } from './installed.mjs'

ensureNode()
await ensurePackages()
await run('npm', ['run', '--silent', 'build'])
// As `npm run serve` does, but in this process: what ends it ends the server.
const { preview } = await import('vite')
const server = await preview()
server.printUrls()
