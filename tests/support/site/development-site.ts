import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createServer, type UserConfig, type ViteDevServer } from 'vite'

/** What the development server needs of the project besides articles. */
const FOLDERS = ['app', 'content', 'node_modules', 'public', 'service-worker', 'site-build', 'tests']

type DevelopedSite = {
  server: ViteDevServer
  /** Without a slash at its end. */
  origin: string
  /** Its folder `articles`, to write into. */
  articles: string
  get: (path: string) => Promise<Response>
  /** Ends the server, and removes its folder. */
  close: () => Promise<void>
}

/**
 * Starts the development server on the fixture's content and these articles, in a folder of its own that links to the
 * project's other folders.
 *
 * @param files text or bytes by path below `articles`
 */
export async function developSite(
  files: Record<string, string | Buffer>,
  config: UserConfig = {},
): Promise<DevelopedSite> {
  const root = await mkdtemp(join(tmpdir(), 'developed-'))
  const articles = join(root, 'articles')
  await mkdir(join(articles, 'images'), { recursive: true })
  for (const folder of FOLDERS) await symlink(resolve(folder), join(root, folder), 'junction')
  for (const [path, content] of Object.entries(files)) await writeFile(join(articles, path), content)
  const server = await createServer({
    root,
    configFile: resolve('tests/fixtures/vite.config.ts'),
    cacheDir: join(root, '.vite'),
    logLevel: 'error',
    // Nobody runs the scripts, so their packages need no preparation.
    server: { port: 0, host: '127.0.0.1' },
    optimizeDeps: { noDiscovery: true },
    ...config,
  })
  await server.listen()
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
  return {
    server,
    origin,
    articles,
    get: (path) => fetch(origin + path),
    async close() {
      await server.close()
      // Vite may still be writing what it has prepared.
      await rm(root, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
