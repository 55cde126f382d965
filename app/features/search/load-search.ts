import { ownScript } from '#app/lib/own-script.ts'
import { BASE } from '#app/lib/site/settings.ts'
import type { SearchHit, SearchQuery } from './search-engine.ts'
import type { SearchAnswer, SearchTask } from './search-worker.ts'
// oxlint-disable-next-line import/default -- Vite makes one: the address of the bundled worker.
import workerAddress from './search-worker.ts?worker&url'

export type Search = {
  /** Whether it knows the texts, and not only names, titles, tags and descriptions. */
  hasTexts: boolean
  /** The articles that match, the best first. */
  find: (query: SearchQuery) => Promise<SearchHit[]>
  /** Adds articles that are newer than the build, with their texts if this browser has read them. */
  put: (names: readonly string[]) => void
}

let loading: Promise<Search> | undefined

/**
 * Loads the search, once for all that ask. Before the first call nothing of it is loaded.
 *
 * @throws Error when the worker or both indexes cannot be loaded; the next call tries again
 */
export function loadSearch(): Promise<Search> {
  loading ??= startSearch(() => new Worker(ownScript(workerAddress, BASE), { type: 'module' }))
  const forget = () => (loading = undefined)
  // With a network, the next search has the texts.
  loading.then(({ hasTexts }) => hasTexts || addEventListener('online', forget, { once: true }), forget)
  return loading
}

/** @param startWorker throws if the browser cannot start one */
export async function startSearch(startWorker: () => Worker): Promise<Search> {
  const worker = startWorker()
  const waiting = new Map<number, (hits: SearchHit[]) => void>()
  let asked = 0
  const tell = (task: SearchTask) => worker.postMessage(task)

  const hasTexts = await new Promise<boolean>((ready, fail) => {
    const failed = () => {
      worker.terminate()
      // A script that is gone is treated like a module that is gone (`startScripts`).
      dispatchEvent(new Event('vite:preloadError'))
      fail(new Error('The search could not be loaded.'))
    }
    worker.addEventListener('error', failed)
    worker.addEventListener('message', ({ data }: MessageEvent<SearchAnswer>) => {
      if (data.type === 'ready') return ready(data.hasTexts)
      if (data.type === 'failed') return failed()
      waiting.get(data.id)?.(data.hits)
      waiting.delete(data.id)
    })
  })
  return {
    hasTexts,
    find: (query) =>
      new Promise((found) => {
        waiting.set((asked += 1), found)
        tell({ type: 'find', id: asked, query })
      }),
    put: (names) => tell({ type: 'put', names }),
  }
}
