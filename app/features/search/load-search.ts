import { sameOriginScript } from '#app/lib/same-origin-script.ts'
import { BASE } from '#app/lib/site/settings.ts'
import type { SearchQuery } from './search-engine.ts'
import type { SearchAnswer, SearchTask } from './search-worker.ts'
// oxlint-disable-next-line import/default -- Vite makes one: the address of the bundled worker.
import workerAddress from './search-worker.ts?worker&url'

/**
 * The articles that match. Rejects when the worker or both indexes cannot be loaded.
 *
 * @param newer the names of articles that are newer than the build
 */
export type Find = (query: SearchQuery, newer: readonly string[]) => Promise<SearchAnswer>

let find: Find | undefined

/**
 * Starts the search the first time, and again after it has failed.
 *
 * @throws if the browser cannot start a worker
 */
export async function loadSearch(): Promise<Find> {
  return (find ??= startSearch())
}

/** Once the worker has failed, queries without an answer reject, and so do later ones. */
function startSearch(): Find {
  const worker = new Worker(sameOriginScript(workerAddress, BASE), { type: 'module' })
  const broken = new Promise<never>((_, fail) =>
    worker.addEventListener('error', (event) => {
      // The page shows the failure; the console need not repeat it.
      event.preventDefault()
      worker.terminate()
      find = undefined
      // A script that is gone is treated like a module that is gone (`startScripts`).
      dispatchEvent(new Event('vite:preloadError'))
      fail(new Error('The search could not be loaded.'))
    }),
  )
  // Perhaps nobody has asked it anything yet.
  broken.catch(() => {})
  return (query, newer) => {
    const answer = new Promise<SearchAnswer>((found) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', ({ data }: MessageEvent<SearchAnswer>) => {
        port1.close()
        found(data)
      })
      port1.start()
      worker.postMessage({ query, newer } satisfies SearchTask, [port2])
    })
    return Promise.race([answer, broken])
  }
}
