import { formatArticle } from '#markdown/format-article.ts'
import type { FormatMessage, FormatTask } from './format.ts'

/* Runs in a worker. It formats one article; then the page ends it. */
addEventListener('message', ({ data: { text, places } }: MessageEvent<FormatTask>) => {
  formatArticle(text, places, (progress) => say({ progress })).then(
    (result) => say({ result }),
    // The page does not hear of a promise that is rejected in here.
    () => say({ progress: 'failed' }),
  )
})

function say(message: FormatMessage): void {
  postMessage(message)
}
