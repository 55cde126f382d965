import { formatArticle } from '#markdown/format-article.ts'
import type { FormatTask } from './format.ts'

/* Runs in a worker. It formats one article, and then the page ends it. */
addEventListener('message', ({ data: { text, places } }: MessageEvent<FormatTask>) => {
  formatArticle(text, places)
    .then((article) => postMessage(article))
    // The page gets no event for a rejected promise.
    .catch(reportError)
})
