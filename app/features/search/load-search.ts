import { sameOriginScript } from '#app/lib/same-origin-script.ts'
import { BASE } from '#app/lib/site/settings.ts'
import type { SearchHit, SearchQuery } from './search-engine.ts'
import type { SearchTask } from './search-worker.ts'
// oxlint-disable-next-line import/default -- Vite makes one: the address of the bundled worker.
import workerAddress from './search-worker.ts?worker&url'

export type Search = {
  /** Whether it searches the texts, and not only names, titles, tags and descriptions. */
  hasTexts: boolean
  /**
   * The articles that match, the best first.
   *
   * @param newer the names of articles that are newer than the build; their texts are searched if this browser has read them
   */
  find: (query: SearchQuery, newer: readonly string[]) => Promise<SearchHit[]>
}

let loading: Promise<Search> | undefined

/**
 * Loads the search the first time.
 *
 * @throws Error when the worker or both indexes cannot be loaded; the next call tries again
 */
export function loadSearch(): Promise<Search> {
  return (loading ??= loadOnce())
}

async function loadOnce(): Promise<Search> {
  const forget = () => (loading = undefined)
  try {
    const search = await startSearch(
      () => new Worker(sameOriginScript(workerAddress, BASE), { type: 'module' }),
      forget,
    )
    // With a network, the next search has the texts.
    if (!search.hasTexts) addEventListener('online', forget, { once: true })
    return search
  } catch (error) {
    forget()
    throw error
  }
}

/**
 * @param startWorker throws if the browser cannot start one
 * @param whenBroken is called once the worker has failed: queries without an answer then reject, and so do later ones
 */
export async function startSearch(startWorker: () => Worker, whenBroken: () => void): Promise<Search> {
  const worker = startWorker()
  const broken = new Promise<never>((_, fail) =>
    worker.addEventListener('error', (event) => {
      // The page shows the failure; the console need not repeat it.
      event.preventDefault()
      worker.terminate()
      whenBroken()
      // A script that is gone is treated like a module that is gone (`startScripts`).
      dispatchEvent(new Event('vite:preloadError'))
      fail(new Error('The search could not be loaded.'))
    }),
  )
  const ready = new Promise<boolean>((loaded) =>
    worker.addEventListener('message', ({ data }: MessageEvent<boolean>) => loaded(data)),
  )
  const hasTexts = await Promise.race([ready, broken])
  return {
    hasTexts,
    find(query, newer) {
      const answer = new Promise<SearchHit[]>((found) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', ({ data }: MessageEvent<SearchHit[]>) => {
          port1.close()
          found(data)
        })
        port1.start()
        worker.postMessage({ query, newer } satisfies SearchTask, [port2])
      })
      return Promise.race([answer, broken])
    },
  }
}
