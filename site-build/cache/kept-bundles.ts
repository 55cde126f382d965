import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { ViteBuilder } from 'vite'
import type { KeptFiles } from './kept-files.ts'

/** Folders of the project without code. Vite copies the public one as it is. */
const WITHOUT_CODE =
  /^(\..*|node_modules|build|dist|docs|public|articles|coverage|test-results|playwright-report)$/

/**
 * Bundles the code of the site, or writes the bundles of an earlier build when nothing that makes them has changed: the files of
 * the project, the lockfile among them, and the options.
 *
 * @param environments in the order of their builds
 * @param settings what the configuration puts into the code, and where it reads files
 */
export async function keptBundles(
  builder: ViteBuilder,
  environments: readonly string[],
  settings: unknown,
  kept: Pick<KeptFiles, 'read' | 'write'>,
): Promise<void> {
  const { root, publicDir, env, inlineConfig, build } = builder.config
  const all = environments.map((name) => builder.environments[name]!)
  const folders = all.map(({ config }) => config.build.outDir)
  const key = [
    'bundles',
    digestOfProject(root, resolve(root, build.outDir)),
    settings,
    env,
    process.env.NODE_ENV,
    inlineConfig,
    folders,
  ]
  const found = kept.read(key)
  if (!found) {
    const files: Record<string, string> = {}
    for (const [place, environment] of all.entries()) {
      const outputs = [await builder.build(environment)].flat()
      for (const { fileName } of outputs.flatMap((output) => ('output' in output ? output.output : []))) {
        const file = join(folders[place]!, fileName)
        files[file] = readFileSync(join(root, file), 'base64')
      }
    }
    kept.write(key, JSON.stringify(files))
    return
  }
  for (const folder of folders) rmSync(join(root, folder), { recursive: true, force: true })
  if (existsSync(publicDir))
    cpSync(publicDir, join(root, folders[0]!), { recursive: true, dereference: true })
  for (const [file, content] of Object.entries(JSON.parse(String(found)) as Record<string, string>)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content, 'base64')
  }
  // Otherwise Vite builds them when this is done.
  for (const environment of all) environment.isBuilt = true
}

/** A digest of every file that the bundles could be made of. */
function digestOfProject(root: string, finished: string): string {
  const hash = createHash('sha256').update(process.version)
  const folders = readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !WITHOUT_CODE.test(name) && join(root, name) !== finished)
    .filter((entry) => !entry.isFile())
    .flatMap(({ name }) => readdirSync(join(root, name), { withFileTypes: true, recursive: true }))
  const entries = [
    ...readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile()),
    ...folders,
  ]
  // A link can lead to a folder that is not read here, so nothing is used again.
  if (entries.some((entry) => entry.isSymbolicLink())) hash.update(String(Date.now()))
  const files = entries.filter((entry) => entry.isFile())
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).toSorted())
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}
