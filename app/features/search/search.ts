import { readArticleIndex } from '#app/lib/articles/read-built.ts'
import { sameOriginScript } from '#app/lib/same-origin-script.ts'
import { BASE } from '#app/lib/site/settings.ts'
import { namedLike } from './named-like.ts'
import type { Hits } from './search-engine.ts'
import type { SearchTask } from './search-worker.ts'
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

export type SearchAnswer = Hits & {
  /** Whether it has searched the texts, and not only names, titles and tags. */
  hasTexts: boolean
}

/** The articles that match. Without the index of the search, those of the article index, which is cached for visits without a network. */
export async function search({ query, newer }: SearchTask): Promise<SearchAnswer> {
  try {
    return { ...(await ask({ query, newer })), hasTexts: true }
  } catch (error) {
    const index = await readArticleIndex()
    if (!index) throw error
    const known = [
      ...newer.map((name) => ({ name, title: name })),
      ...index.entries,
      ...(index.translations ?? []),
    ]
    const hits = namedLike(known, query).map(({ name, title }) => ({ name, title, terms: [] }))
    return { hits, isNear: false, hasTexts: false }
  }
}

/** How long the worker may take, with the loading of its script and of the index, in ms. */
const DEADLINE_MS = 10_000

async function ask(task: SearchTask): Promise<Hits> {
  const engine = startSearch()
  return new Promise((answer, fail) => {
    const { port1: answers, port2: answersOfWorker } = new MessageChannel()
    const deadline = setTimeout(
      fail,
      DEADLINE_MS,
      new Error(`The search took longer than ${DEADLINE_MS} ms.`),
    )
    answers.addEventListener('message', ({ data }: MessageEvent<Hits>) => {
      clearTimeout(deadline)
      answers.close()
      answer(data)
    })
    answers.start()
    engine.addEventListener('error', fail, { once: true })
    engine.postMessage(task, [answersOfWorker])
  })
}
