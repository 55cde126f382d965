/** Runs a TypeScript file, also in a fresh clone: `node scripts/with-packages.mjs scripts/setup.ts --help`. */
import { spawnSync } from 'node:child_process'
import { ensureNode, updatePackages } from './start-up/installed.mjs'

ensureNode()
updatePackages()
// Without a shell, so that flags may be any text.
const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
