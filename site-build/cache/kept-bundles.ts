import { createHash, randomUUID } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { ViteBuilder } from 'vite'
import type { KeptFiles } from './kept-files.ts'

/** Folders of the root that no code comes from. The packages are those of the lockfile. */
const WITHOUT_CODE = /^(\..*|node_modules|build|dist|coverage|test-results|playwright-report)$/

/** There can be thousands, and an owner who corrects one must not wait for Vite. */
const ARTICLE = /^articles[\\/].*\.md$/

/** Bytes. A video is not read: its size and time say whether it has changed. */
const LARGE = 1_000_000

/**
 * Bundles the code of the site, or writes the bundles of an earlier build when nothing that makes them has changed: the files of
 * the project, what npm has installed, and the options. A package that is edited in its place does not count: remove
 * `build/cache` then.
 *
 * @param environments in the order of their builds
 * @param settings what the site's plugin puts into the code
 */
export async function keptBundles(
  builder: ViteBuilder,
  environments: readonly string[],
  settings: unknown,
  kept: Pick<KeptFiles, 'read' | 'write'>,
): Promise<void> {
  const { root, publicDir, env, inlineConfig, build, resolve: resolved } = builder.config
  const all = environments.map((name) => builder.environments[name]!)
  const folders = all.map(({ config }) => config.build.outDir)
  const key = [
    'bundles',
    digestOfProject(root, resolve(root, build.outDir)),
    settings,
    env,
    process.env.NODE_ENV,
    inlineConfig,
    resolved.alias,
    all.map(({ config }) => config.define),
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

/** A digest of every file that the bundles could be made of: a style sheet can use a font of the public folder. */
function digestOfProject(root: string, finished: string): string {
  const hash = createHash('sha256').update(process.version)
  const top = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isFile() || !(WITHOUT_CODE.test(entry.name) || join(root, entry.name) === finished),
  )
  const inside = top
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(root, name), { withFileTypes: true, recursive: true }))
  const files = [...top, ...inside]
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !ARTICLE.test(relative(root, file)))
  for (const file of [...files, ...installed(join(root, 'node_modules'))].toSorted())
    hash.update(`\0${relative(root, file)}\0`).update(contentOf(file))
  return hash.digest('hex')
}

/** npm's own list of what it has installed, and the packages that are links to folders elsewhere. */
function installed(packages: string): string[] {
  const scopes = existsSync(packages) ? readdirSync(packages).filter((name) => name.startsWith('@')) : []
  const links = ['', ...scopes]
    .map((scope) => join(packages, scope))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { withFileTypes: true }))
    .filter((entry) => entry.isSymbolicLink())
  return [
    join(packages, '.package-lock.json'),
    ...links.map(({ parentPath, name }) => join(parentPath, name)),
  ]
}

/** A folder that a link leads to is not read, so nothing is used again. What leads nowhere has no content. */
function contentOf(file: string): string | Uint8Array {
  try {
    const found = statSync(file)
    if (found.isDirectory()) return `folder ${randomUUID()}`
    if (!found.isFile()) return 'no file'
    return found.size > LARGE ? `${found.size} bytes of ${found.mtimeMs}` : readFileSync(file)
  } catch {
    return 'nothing'
  }
}
