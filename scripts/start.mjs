/** `npm start`: installs what is missing, builds, and serves the finished site. */
import { ensureNode, ensurePackages, run } from './installed.mjs'

ensureNode()
await ensurePackages()
await run('npm', ['run', '--silent', 'build'])
// Like `npm run serve`, but in this process, so that both end together.
const { preview } = await import('vite')
const server = await preview({ preview: { host: process.argv.includes('--host') } })
server.printUrls()
