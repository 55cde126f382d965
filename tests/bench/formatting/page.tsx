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

/** From the text to the replaced elements: this site starts a worker for it, react-markdown works in the page. */
const SHOWN: Record<string, (text: string) => Promise<ReactNode>> = {
  async ours(text) {
    const { signal } = new AbortController()
    const { body } = await format(
      { text, places: PLACES },
      { startWorker: () => new ArticleWorker(), signal },
    )
    return <ArticleBody tree={body} />
  },
  'react-markdown': async (text) => <Markdown remarkPlugins={[remarkGfm]}>{text}</Markdown>,
}

const measures = {
  /** ms for each time that a new worker formats the text */
  inWorker: (name: string, text: string, times: number) =>
    new Promise<number[]>((resolve) => {
      const worker = new BenchWorker()
      worker.addEventListener('message', ({ data }: MessageEvent<number[]>) => {
        worker.terminate()
        resolve(data)
      })
      worker.postMessage({ name, text, times })
    }),
  /** ms until the page shows the text */
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
