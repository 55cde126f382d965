import { useEffect, useState } from 'react'
import { sameOriginScript } from '#app/lib/same-origin-script.ts'
import { BASE } from '#app/lib/site/settings.ts'
import type { SearchQuery } from './search-engine.ts'
import type { SearchAnswer, SearchTask } from './search-worker.ts'
// oxlint-disable-next-line import/default -- Vite makes one: the address of the bundled worker.
import workerAddress from './search-worker.ts?worker&url'

/** The last answer of the search, with its query. Until the next answer, that is an earlier query. */
export type Found = SearchQuery &
  Omit<SearchAnswer, 'hits'> & {
    /** `null` before the first answer. */
    hits: SearchAnswer['hits'] | null
    /** The search cannot be loaded. */
    hasFailed: boolean
  }

const NOTHING: Found = { text: '', tag: '', hits: null, isNear: false, hasTexts: true, hasFailed: false }
const NONE: readonly string[] = []

/**
 * The articles that match. The first query loads the search.
 *
 * @param newer the names of articles that are newer than the build; the same list while they stay the same
 */
export function useSearch(text: string, tag = '', newer = NONE): Found {
  const [found, setFound] = useState(NOTHING)
  const isEmpty = text.trim() === '' && tag === ''

  useEffect(() => {
    if (isEmpty) return undefined
    const leaving = new AbortController()
    const show = (answer: Partial<Found>) =>
      leaving.signal.aborted || setFound({ ...NOTHING, text, tag, ...answer })
    ask({ query: { text, tag }, newer }).then(show, () => show({ hasFailed: true }))
    return () => leaving.abort()
  }, [isEmpty, text, tag, newer])

  return isEmpty ? NOTHING : found
}

let worker: Worker | undefined

/** Starts the search the first time, and again after it has failed. Rejects if the browser cannot start a worker. */
export async function startSearch(): Promise<Worker> {
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

async function ask(task: SearchTask): Promise<SearchAnswer> {
  const search = await startSearch()
  return new Promise((answer, fail) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }: MessageEvent<SearchAnswer>) => {
      port1.close()
      answer(data)
    })
    port1.start()
    search.addEventListener('error', fail, { once: true })
    search.postMessage(task, [port2])
  })
}
