import { formatArticle } from '#markdown/format-article.ts'
import type { FormatMessage, FormatTask } from './format.ts'

/* Formats one article in a worker, which the page ends afterwards. */
addEventListener('message', ({ data: { text, bases } }: MessageEvent<FormatTask>) => {
  // A rejected promise causes no event in the page.
  formatArticle(text, bases).then(send).catch(reportError)
})

function send(message: FormatMessage): void {
  postMessage(message)
}

send('waiting')
setInterval(send, 1000, 'waiting')
