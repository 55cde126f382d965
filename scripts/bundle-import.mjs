/**
 * Bundles the import with its packages. From their single files, the command and each of its threads take two seconds to start, and
 * from the bundle, all of them and the bundling together take two.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { loadVite } from './start-up/load-vite.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** These find files of theirs beside their own modules. */
const EXTERNAL = ['libxml2-wasm', 'tinypool']

/**
 * Writes the bundle to a new temporary folder, which is removed when the process exits.
 *
 * @returns the folder, and the addresses (`file:`) of the command and of the module of its threads
 * @throws Error if the system has no room for it
 */
export async function bundleImport() {
  const { build } = await loadVite()
  const folder = mkdtempSync(join(tmpdir(), `import-${process.pid}-`))
  // Before the bundle is complete, because bundling may fail, or be interrupted.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await build({
    root: ROOT,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: EXTERNAL },
    build: {
      ssr: true,
      outDir: folder,
      rolldownOptions: {
        input: ['scripts/import.ts', 'scripts/import/convert-thread.ts'],
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          // No packages are above a temporary folder.
          paths: Object.fromEntries(EXTERNAL.map((name) => [name, import.meta.resolve(name)])),
        },
      },
    },
  })
  const addressOf = (name) => pathToFileURL(join(folder, name)).href
  return { folder, command: addressOf('import.js'), thread: addressOf('convert-thread.js') }
}
