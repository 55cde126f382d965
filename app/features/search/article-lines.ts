import { articlePath } from '#article-host/article-name.ts'
import { recallArticle } from '#article-host/read-article.ts'
import { environment } from '#app/lib/environment.ts'
import { ARTICLE_HOST } from '#app/lib/articles/article-host.ts'
import { sameOriginScript } from '#app/lib/same-origin-script.ts'
import { plainLines } from '#app/lib/search/plain-lines.ts'
import { BASE, PATH_PREFIX } from '#app/lib/site/settings.ts'
// oxlint-disable-next-line import/default -- Vite makes one: the address of the bundled worker.
import workerAddress from '#markdown/worker/article-worker.ts?worker&url'
import { format } from '#markdown/worker/format.ts'

const known = new Map<string, Promise<readonly string[]>>()

/**
 * The lines of an article without Markdown, for a line of context. They are read once.
 *
 * @param isStored whether to take the text that this browser has stored instead of that of the build
 * @returns `[]` if there are none; then the next call tries again
 */
export async function articleLines(name: string, isStored = false): Promise<readonly string[]> {
  const stored = isStored ? await recallArticle(ARTICLE_HOST, name, environment) : null
  const key = `${stored?.storedAt} ${name}`
  const lines =
    known.get(key) ?? (stored ? formatLines(stored.value.text) : readBuiltLines(name)).catch(() => [])
  known.set(key, lines)
  void lines.then(({ length }) => length === 0 && known.delete(key))
  return lines
}

async function readBuiltLines(name: string): Promise<string[]> {
  const response = await fetch(`${PATH_PREFIX}${articlePath(name)}.txt`)
  // Some hosts answer with their start page for a missing file.
  const isPage = /^text\/html\b/i.test(response.headers.get('content-type') ?? '')
  return response.ok && !isPage ? (await response.text()).split('\n') : []
}

/** The worker's script is cached: this browser has formatted the text with it before. */
async function formatLines(text: string): Promise<string[]> {
  const startWorker = () => new Worker(sameOriginScript(workerAddress, BASE), { type: 'module' })
  const { body } = await format({ text, places: { ...ARTICLE_HOST, base: BASE } }, { startWorker })
  return plainLines(body)
}
