import { articlePath } from '#article-host/article-name.ts'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'

const known = new Map<string, Promise<readonly string[]>>()

/**
 * The lines of an article without Markdown, for a line of context. They are read once.
 *
 * @returns `[]` if there are none; then the next call tries again
 */
export async function articleLines(name: string): Promise<readonly string[]> {
  const lines = known.get(name) ?? readLines(name).catch(() => [])
  known.set(name, lines)
  void lines.then(({ length }) => length === 0 && known.delete(name))
  return lines
}

async function readLines(name: string): Promise<string[]> {
  const response = await fetch(`${PATH_PREFIX}${articlePath(name)}.txt`)
  // Some hosts answer with their start page for a missing file.
  const isPage = /^text\/html\b/i.test(response.headers.get('content-type') ?? '')
  return response.ok && !isPage ? (await response.text()).split('\n') : []
}
