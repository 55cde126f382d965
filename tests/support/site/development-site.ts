import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createServer, type Plugin, type UserConfig, type ViteDevServer } from 'vite'

/** The folders of the project that the development server needs besides articles. */
const FOLDERS = ['app', 'content', 'node_modules', 'public', 'service-worker', 'site-build', 'tests']

type DevelopedSite = {
  server: ViteDevServer
  /** Without a slash at its end. */
  origin: string
  /** The folder of its articles, for tests to write into. */
  articles: string
  get: (path: string) => Promise<Response>
  /** Stops the server and removes its folder. */
  close: () => Promise<void>
}

/** No test runs the scripts. Preparing their packages takes seconds, and Vite may still write them after `close`. */
const unpreparedPackages: Plugin = {
  name: 'unprepared-packages',
  configEnvironment(_name, options) {
    options.optimizeDeps = { noDiscovery: true, include: [] }
  },
}

/**
 * Starts the development server with the content of the fixture and these articles, in a temporary folder that links to the
 * other folders of the project.
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
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1' },
    plugins: [unpreparedPackages],
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
      await rm(root, { recursive: true })
    },
  }
}
