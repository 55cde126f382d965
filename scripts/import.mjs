/** `npm run import`: bundles the import, and runs it. */
import { constants } from 'node:os'
import { bundleImport } from './bundle-import.mjs'
import { ensureNode, updatePackages } from './start-up/installed.mjs'

ensureNode()
updatePackages()
// Without a listener, a signal ends the process before it removes the bundle: Ctrl C, a timeout, a closed terminal.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => process.exit(128 + constants.signals[signal]))
const { command } = await bundleImport()
await import(command)
