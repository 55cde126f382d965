import { formatArticle } from '#markdown/format-article.ts'
import type { FormatMessage, FormatTask } from './format.ts'

/* Runs in a worker. It formats one article, and then the page ends it. */
addEventListener('message', ({ data: { text, places } }: MessageEvent<FormatTask>) => {
  formatArticle(text, places)
    .then(say)
    // The page gets no event for a rejected promise.
    .catch(reportError)
})

function say(message: FormatMessage): void {
  postMessage(message)
}

say('waiting')
setInterval(say, 1000, 'waiting')
