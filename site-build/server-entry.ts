import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The exports of the application on the server. The build loads them from the server bundle. */
// oxlint-disable-next-line typescript/consistent-type-imports -- An import would need a gap in the application's fence.
export type ServerEntry = typeof import('#app/entry-server.tsx')

/** The application, the part of it that formats articles, and the thread that uses this part. */
export const SERVER_MODULES = [
  'app/entry-server.tsx',
  'app/entry-articles.tsx',
  'site-build/articles/article-thread.ts',
]

/** The address (`file:`) of a module of the server bundle, by its name without ending, for `import()` and for threads. */
export function addressOfBundle(serverFolder: string, name: string): string {
  return pathToFileURL(join(serverFolder, `${name}.js`)).href
}
