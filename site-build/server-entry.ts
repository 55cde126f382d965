import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PICTURE_THREAD } from './share-pictures/share-pictures.ts'

/** The application, which the build and the development server load from its server bundle. */
// oxlint-disable-next-line typescript/consistent-type-imports -- An import would need a gap in the application's fence.
export type ServerEntry = typeof import('#app/entry-server.tsx')

/** The modules of the server bundle, as its manifest names them. */
export const SERVER_MODULES = {
  application: 'app/entry-server.tsx',
  /** The part of the application that formats articles. */
  articles: 'app/entry-articles.tsx',
  thread: 'site-build/articles/article-thread.ts',
  picture: PICTURE_THREAD,
}

/** The address of a module of the server bundle. */
export function bundled(
  serverDir: string,
  name: 'entry-server' | 'entry-articles' | 'article-thread',
): string {
  return pathToFileURL(join(serverDir, `${name}.js`)).href
}
