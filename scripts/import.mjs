/** `npm run import`: bundles the import, and runs it. */
import { constants } from 'node:os'
import { bundleImport } from './bundle-import.mjs'
import { ensureNode, fail, updatePackages } from './start-up/installed.mjs'

ensureNode()
updatePackages()
// Without a listener, a signal ends the process before it removes the bundle: Ctrl C, a timeout, a closed terminal.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => process.exit(128 + constants.signals[signal]))
let command
try {
  command = (await bundleImport()).command
} catch (error) {
  // Another error is a bug of ours.
  if (error.code === undefined || error.path === undefined) throw error
  fail(`import: expected to write to the temporary folder of the system, found an error: ${error.message}`)
}
await import(command)
