/** `npm run import`: bundles the import, and runs it. */
import { rmSync } from 'node:fs'
import { bundleImport } from './bundle-import.mjs'
import { ensureNode, updatePackages } from './start-up/installed.mjs'

ensureNode()
updatePackages()
const { folder, command } = await bundleImport()
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
// Without a listener, the process would end without that.
process.once('SIGINT', () => process.exit(130))
await import(command)
