/** `npm start`: installs what is missing, builds, and serves the finished site. */
import { ensureNode, ensurePackages, run } from './installed.mjs'

ensureNode()
await ensurePackages()
await run('npm', ['run', '--silent', 'build'])
await run('npm', ['run', '--silent', 'serve'])
