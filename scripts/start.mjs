/** `npm start`: installs what is missing, builds, and serves the finished site. */
import { ensureNode, ensurePackages, run } from './installed.mjs'

ensureNode()
ensurePackages()
run('npm', ['run', '--silent', 'build'])
run('npm', ['run', '--silent', 'serve'])
