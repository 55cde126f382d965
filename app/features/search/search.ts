import { sameOriginScript } from '#app/lib/same-origin-script.ts'
import { BASE } from '#app/lib/site/settings.ts'
import type { SearchAnswer, SearchTask } from './search-worker.ts'
// oxlint-disable-next-line import/default -- Vite makes one: the address of the bundled worker.
import workerAddress from './search-worker.ts?worker&url'

let worker: Worker | undefined

/** Starts the search the first time, and again after it has failed. */
export function startSearch(): Worker {
  if (worker) return worker
  const started = new Worker(sameOriginScript(workerAddress, BASE), { type: 'module' })
  started.addEventListener('error', (event) => {
    // The page shows the failure; the console need not repeat it.
    event.preventDefault()
    started.terminate()
    worker = undefined
    // A script that is gone is treated like a module that is gone (`startScripts`).
    dispatchEvent(new Event('vite:preloadError'))
  })
  worker = started
  return started
}

/** The articles that match. Rejects if the search cannot be loaded. */
export async function search(task: SearchTask): Promise<SearchAnswer> {
  const running = startSearch()
  return new Promise((answer, fail) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }: MessageEvent<SearchAnswer>) => {
      port1.close()
      answer(data)
    })
    port1.start()
    running.addEventListener('error', fail, { once: true })
    running.postMessage(task, [port2])
  })
}
