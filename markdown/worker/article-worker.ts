import { formatArticle } from '#markdown/format-article.ts'
import type { FormatMessage, FormatTask } from './format.ts'

/* Runs in a worker. It formats one article, and then the page ends it. */
addEventListener('message', ({ data: { text, places } }: MessageEvent<FormatTask>) => {
  formatArticle(text, places, { onProgress: (progress) => send({ progress }) }).then(
    (result) => send({ result }),
    // The page gets no event for a rejected promise.
    () => send({ progress: 'failed' }),
  )
})

function send(message: FormatMessage): void {
  postMessage(message)
}
