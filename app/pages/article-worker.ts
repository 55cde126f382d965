import type { ArticleFile } from '#app/features/articles/snapshot.ts'
import { prepareArticle } from './prepare-article.ts'
import { READY } from './worker-job.ts'

/* Runs in a worker, which has one article to prepare and is ended from outside. */
addEventListener('message', ({ data }: MessageEvent<ArticleFile>) => {
  void prepareArticle(data).then((article) => postMessage(article))
})
postMessage(READY)
