import { Markdown, remarkGfm } from 'virtual:react-markdown'
import { pipelinesOf } from './pipelines.ts'

type WorkerTask = { name: keyof ReturnType<typeof pipelinesOf>; text: string; times: number }

const PIPELINES = pipelinesOf(Markdown, remarkGfm)

/* Formats a text several times, and answers with the time of each run, in ms. */
addEventListener('message', async ({ data: { name, text, times } }: MessageEvent<WorkerTask>) => {
  const measured: number[] = []
  while (measured.length < times) {
    const start = performance.now()
    await PIPELINES[name](text)
    measured.push(performance.now() - start)
  }
  postMessage(measured)
})
