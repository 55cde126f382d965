import type { ArticleFile } from '#app/features/articles/snapshot.ts'
import { prepareArticle } from './prepare-article.ts'
import { ALIVE, BEAT_MS, FAILED, READY } from './worker-job.ts'

/* Runs in a worker, which has one article to prepare and is ended from outside. */
addEventListener('message', ({ data }: MessageEvent<ArticleFile>) => {
  setInterval(() => postMessage(ALIVE), BEAT_MS)
  prepareArticle(data)
    .then((article) => postMessage(article))
    // Nobody hears a promise that is rejected in here: the page would wait for its deadline.
    .catch(() => postMessage(FAILED))
})
postMessage(READY)
