import { Markdown, remarkGfm } from 'virtual:react-markdown'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ArticleBody } from '#markdown/elements/article-body.tsx'
// oxlint-disable-next-line import/default -- Vite makes one: a worker.
import ArticleWorker from '#markdown/worker/article-worker.ts?worker'
import { format } from '#markdown/worker/format.ts'
import { PLACES } from './places.ts'
// oxlint-disable-next-line import/default -- Vite makes one: a worker.
import BenchWorker from './worker.ts?worker'

const root = createRoot(document.body)

/** From a text to React elements: this site formats in a worker, react-markdown in the page. */
const SHOWN: Record<string, (text: string) => Promise<ReactNode>> = {
  async ours(text) {
    const { body } = await format({ text, places: PLACES }, { startWorker: () => new ArticleWorker() })
    return <ArticleBody tree={body} />
  },
  'react-markdown': async (text) => <Markdown remarkPlugins={[remarkGfm]}>{text}</Markdown>,
}

const measures = {
  /** The time of each run in a new worker, in ms. */
  inWorker: (name: string, text: string, times: number) =>
    new Promise<number[]>((resolve) => {
      const worker = new BenchWorker()
      worker.addEventListener('message', ({ data }: MessageEvent<number[]>) => {
        worker.terminate()
        resolve(data)
      })
      worker.postMessage({ name, text, times })
    }),
  /** The time until the page shows the text, in ms. */
  async shown(name: string, text: string): Promise<number> {
    flushSync(() => root.render(null))
    const start = performance.now()
    const node = await SHOWN[name]?.(text)
    flushSync(() => root.render(node))
    document.body.getBoundingClientRect()
    return performance.now() - start
  },
}

export type Measures = typeof measures
Object.assign(globalThis, { measures })
