import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Manifest } from 'vite'

/**
 * A digest of all that a module of the server bundle runs: its own code, that of every module it loads, now or later, the
 * installed packages, and Node. The settings of the site are in the code.
 *
 * @param serverDir the folder of the bundle, with Vite's manifest
 * @param module as the manifest names it: its source file
 * @param root the folder of the lockfile
 * @throws Error when the bundle does not have the module
 */
export function pipelineDigest(serverDir: string, module: string, root: string): string {
  const manifest = JSON.parse(readFileSync(join(serverDir, '.vite/manifest.json'), 'utf8')) as Manifest
  return codeDigest(filesOf(manifest, module), serverDir, root)
}

/** A digest of some files of code, the installed packages, and Node. */
export function codeDigest(files: readonly string[], folder: string, root: string): string {
  const hash = createHash('sha256').update(process.version)
  hash.update(readFileSync(join(root, 'package-lock.json')))
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(resolve(folder, file)))
  return hash.digest('hex')
}

function filesOf(manifest: Manifest, module: string): string[] {
  const keys = new Set([module])
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The server bundle has no ${key}; found ${Object.keys(manifest).join(', ')}.`)
    for (const needed of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) keys.add(needed)
  }
  return [...keys].flatMap((key) => manifest[key]?.file ?? []).toSorted()
}
