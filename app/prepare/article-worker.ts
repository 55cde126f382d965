import type { RootContent } from 'hast'
import type { ArticleFile, SnapshotArticle } from '#app/lib/snapshot.ts'
import { inParts } from './body-parts.ts'
import { prepareArticle } from './prepare-article.ts'
import { ALIVE, BEAT_MS, FAILED, READY, type WorkerAnswer } from './worker-job.ts'

/* Runs in a worker, which has one article to prepare and is ended from outside. */
addEventListener('message', ({ data }: MessageEvent<ArticleFile>) => {
  setInterval(() => postMessage(ALIVE), BEAT_MS)
  // Nobody hears a promise that is rejected in here: the page would wait for its deadline.
  prepare(data).catch(() => postMessage(FAILED))
})
postMessage(READY)

async function prepare(file: ArticleFile): Promise<void> {
  const {
    article: { body, ...article },
  } = await prepareArticle(file)
  // One message is one task of the page: a long text in a single one would hold it up.
  for (const part of inParts(body.children)) answer({ part })
  answer({ result: { ...article, body: { ...body, children: [] } } })
}

function answer(message: WorkerAnswer<SnapshotArticle, RootContent[]>) {
  postMessage(message)
}
