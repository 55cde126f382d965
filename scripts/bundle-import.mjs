/**
 * Bundles the import with its packages. From their single files, the command and each of its threads take two seconds to start, and
 * from the bundle, all of them and the bundling together take two.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { loadVite } from './start-up/load-vite.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * Writes the bundle to a new folder below `node_modules`, which is removed when the process exits.
 *
 * @returns the folder, and the addresses (`file:`) of the command and of the module of its threads
 */
export async function bundleImport() {
  const { build } = await loadVite()
  const folder = mkdtempSync(join(ROOT, `node_modules/.import-${process.pid}-`))
  // Before the bundle is complete, because bundling may fail, or be interrupted.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await build({
    root: ROOT,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    // These find files of theirs beside their own modules.
    ssr: { noExternal: true, external: ['libxml2-wasm', 'tinypool'] },
    build: {
      ssr: true,
      outDir: folder,
      rolldownOptions: {
        input: ['scripts/import.ts', 'scripts/import/convert-thread.ts'],
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  const addressOf = (name) => pathToFileURL(join(folder, name)).href
  return { folder, command: addressOf('import.js'), thread: addressOf('convert-thread.js') }
}
